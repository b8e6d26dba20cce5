import { findClaimConflict } from './claim-conflicts.ts'
import { findEventProblem } from './event-compatibility.ts'
import type { Release } from './release-document.ts'

/** Releases that would be current together, and the units whose release would change. */
export interface Composition {
  releases: Release[]
  changing: ReadonlySet<string>
}

const nameOf = ({ unit, id }: Release) => `${unit} ${id}`

/** Returns the ordered pairs of different units of which at least one changes. */
function pairsOf({ releases, changing }: Composition): [Release, Release][] {
  return releases.flatMap(one =>
    releases
      .filter(other => other !== one && (changing.has(one.unit) || changing.has(other.unit)))
      .map((other): [Release, Release] => [one, other]),
  )
}

/** The same, with each pair once. */
const unorderedPairsOf = (composition: Composition) =>
  pairsOf(composition).filter(([one, other]) => one.unit < other.unit)

/**
 * Returns a message if a remote needs shared names that the shell does not offer, else undefined. Releases without
 * such lists are compatible with all.
 */
export function findIncompatibility(shell: Release, remote: Release): string | undefined {
  const { offers } = shell
  if (!offers) return
  const missing = Object.entries(remote.needs ?? {})
    .map(([module, names]) => ({ module, names: names.filter(name => !offers[module]?.includes(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ module, names }) => `${names.join(', ')} of ${module}`)
  if (missing.length === 0) return
  return `${nameOf(remote)} needs ${missing.join(' and ')}, which ${nameOf(shell)} does not offer: promote a shell that does, first.`
}

/** Returns a message for each remote that needs shared names that the shell does not offer. */
function findMissingNames(composition: Composition): string[] {
  const pairs = pairsOf(composition).filter(([shell]) => shell.unit === 'shell')
  return pairs.flatMap(([shell, remote]) => findIncompatibility(shell, remote) ?? [])
}

/** Returns a message for each pair of units that claim the same URL with the same rank. */
function findClaimConflicts(composition: Composition): string[] {
  return unorderedPairsOf(composition).flatMap(([one, other]) => {
    const conflict = findClaimConflict(one.claims, other.claims)
    if (!conflict) return []
    const [path, otherPath] = conflict
    return [
      `${nameOf(one)} claims ${path} and ${nameOf(other)} claims ${otherPath}, which match the same URLs: change the path of one of them.`,
    ]
  })
}

/** Returns a message for each header fragment that two units provide. */
function findFragmentConflicts(composition: Composition): string[] {
  return unorderedPairsOf(composition).flatMap(([one, other]) =>
    Object.keys(one.fragments)
      .filter(name => Object.hasOwn(other.fragments, name))
      .map(
        name =>
          `${nameOf(one)} and ${nameOf(other)} both provide the header fragment ${name}: remove it from one of them.`,
      ),
  )
}

/** Returns a message for each event that a unit consumes and that nobody emits, or emits with less. */
function findEventProblems({ releases, changing }: Composition): string[] {
  return releases.flatMap(consumer =>
    Object.entries(consumer.consumes ?? {}).flatMap(([name, consumed]) => {
      const emitters = releases.filter(({ emits }) => emits && Object.hasOwn(emits, name))
      const owner = releases.find(({ unit }) => unit === consumed.owner)
      const isKnown = !owner || owner.emits !== undefined
      const isAffected = changing.has(consumer.unit) || changing.has(consumed.owner)
      if (emitters.length === 0 && isKnown && isAffected)
        return [
          `${nameOf(consumer)} consumes ${name}, which no current release emits: promote a release of ${consumed.owner} that does, first or together.`,
        ]
      return emitters.flatMap(emitter => {
        const emitted = emitter.emits?.[name]
        const problem = emitted && findEventProblem(consumed, emitted)
        if (!problem || !(changing.has(consumer.unit) || changing.has(emitter.unit))) return []
        return [
          `${nameOf(consumer)} consumes ${name} of ${nameOf(emitter)}, but ${problem}: promote releases that agree, together.`,
        ]
      })
    }),
  )
}

/** Returns a message for each prompt that a unit opens and that the current release of its owner does not provide. */
function findMissingPrompts({ releases, changing }: Composition): string[] {
  return releases.flatMap(opener =>
    Object.entries(opener.opens ?? {}).flatMap(([name, owner]) => {
      const provider = releases.find(({ unit }) => unit === owner)
      const isAffected = changing.has(opener.unit) || changing.has(owner)
      if (!provider?.prompts || provider.prompts.includes(name) || !isAffected) return []
      return [
        `${nameOf(opener)} opens the ${name} of ${owner}, which ${nameOf(provider)} does not provide: promote a release that does, first or together.`,
      ]
    }),
  )
}

/** Returns a message for each way in which releases that would be current together do not fit; none for those that do. */
export function findIncompatibilities(composition: Composition): string[] {
  return [
    ...findMissingNames(composition),
    ...findClaimConflicts(composition),
    ...findFragmentConflicts(composition),
    ...findEventProblems(composition),
    ...findMissingPrompts(composition),
  ]
}
