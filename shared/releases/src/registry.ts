import { findIncompatibility } from './compatibility.ts'
import { Release } from './release-document.ts'
import { appendEntry, type LogDraft, type LogEntry, readLog } from './release-log.ts'
import { foldLog, servedSets, type UnitState } from './release-state.ts'
import type { ReleaseStore } from './release-store.ts'

/** Author of a registry change, and its reason. */
export interface Author {
  by: string
  reason?: string | undefined
}

/** Reads the state of every unit from the log. */
export async function readState(store: ReleaseStore): Promise<Record<string, UnitState>> {
  return foldLog(await readLog(store))
}

const unknownRelease = (unit: string, id: string) =>
  `${unit} has no release ${id}: \`npm run release -- status ${unit}\` lists its releases.`

/** Reads one release document, without verifying its signature. @throws if the release is not in the store */
export async function readRelease(store: ReleaseStore, unit: string, id: string): Promise<Release> {
  const bytes = await store.read(`${unit}/${id}/release.json`)
  if (!bytes) throw new Error(unknownRelease(unit, id))
  return Release.parse(JSON.parse(bytes.toString()))
}

/**
 * Makes published releases current, all in one entry; ends canaries of their units, and returns undefined if
 * nothing changes.
 * @throws without any change if one is not published or blocked, if a remote would be incompatible, or if a race is lost
 */
export function promote(
  store: ReleaseStore,
  releases: Record<string, string>,
  author: Author,
): Promise<LogEntry | undefined> {
  return appendEntry(store, async log => {
    const before = foldLog(log)
    const isServed = ([unit, id]: [string, string]) => before[unit]?.current === id && !before[unit].canary
    if (Object.entries(releases).every(isServed)) return undefined
    for (const [unit, id] of Object.entries(releases)) assertServable(before[unit], unit, id)
    return compatible(store, log, { action: 'promote', releases, ...author })
  })
}

/**
 * Serves a published release to a percentage of the visitors, 1 to 99; 0 ends its canary. Returns undefined if nothing
 * changes.
 * @throws without any change if the release is not published, blocked or current, if it would be incompatible with what
 * the same visitors get of other units, or if a race is lost
 */
export function setCanary(
  store: ReleaseStore,
  { unit, id, percent }: { unit: string; id: string; percent: number },
  author: Author,
): Promise<LogEntry | undefined> {
  return appendEntry(store, async log => {
    const before = foldLog(log)[unit]
    const { current, canary } = before ?? {}
    if (percent === 0 && canary?.id !== id)
      throw new Error(`${unit} ${id} is no canary: \`npm run release -- status ${unit}\` lists its releases.`)
    if (canary?.id === id && canary.percent === percent) return undefined
    assertServable(before, unit, id)
    if (!current) throw new Error(`${unit} has no current release for the other visitors: promote one first.`)
    if (current === id) throw new Error(`${unit} ${id} is current: all visitors get it already.`)
    return compatible(store, log, { action: 'canary', releases: { [unit]: id }, percent, ...author })
  })
}

/** @throws if a release is not published, or blocked */
function assertServable(state: UnitState | undefined, unit: string, id: string): void {
  if (!state?.published.some(release => release.id === id)) throw new Error(unknownRelease(unit, id))
  const block = state.blocked[id]
  if (block) throw new Error(`${unit} ${id} was blocked by ${block.by}${block.reason ? `: ${block.reason}` : ''}.`)
}

/** Makes the release before the current one of a unit current again. @throws if there is none, or it is incompatible */
export function rollBack(store: ReleaseStore, unit: string, author: Author): Promise<LogEntry> {
  return appendEntry(store, async log => {
    const target = foldLog(log)[unit]?.previous[0]
    if (!target)
      throw new Error(
        `${unit} has no earlier release to go back to: \`npm run release -- status ${unit}\` lists its releases.`,
      )
    return compatible(store, log, { action: 'rollback', releases: { [unit]: target }, ...author })
  })
}

/** Excludes a release from promotions and rollbacks; if it is current, the one before it becomes current. */
export function block(store: ReleaseStore, unit: string, id: string, author: Author): Promise<LogEntry> {
  return appendEntry(store, async log => {
    const before = foldLog(log)[unit]
    await readRelease(store, unit, id)
    if (before?.current === id && !before.previous[0])
      throw new Error(`${unit} ${id} is current and has no earlier release: promote another one, then block it.`)
    return compatible(store, log, { action: 'block', releases: { [unit]: id }, ...author })
  })
}

/**
 * Returns a change after checking the releases that it would serve.
 * @throws with a message for each remote that some visitor would get with an incompatible shell because of the change
 */
async function compatible<Draft extends LogDraft>(
  store: ReleaseStore,
  log: readonly LogEntry[],
  draft: Draft,
): Promise<Draft> {
  const before = foldLog(log)
  const after = foldLog([...log, { number: log.length + 1, at: new Date().toISOString(), ...draft }])
  const servedOf = ({ current, canary }: Partial<UnitState> = {}) => [current, canary?.id, canary?.percent].join()
  const isChanged = (unit: string) => servedOf(before[unit]) !== servedOf(after[unit])
  const messages = await Promise.all(
    servedSets(after).map(({ shell, ...remotes }) => {
      const affected = Object.entries(remotes).filter(([unit]) => isChanged('shell') || isChanged(unit))
      return findIncompatibilities(store, shell, affected)
    }),
  )
  const found = new Set(messages.flat())
  if (found.size > 0) throw new Error([...found].join('\n'))
  return draft
}

/** Returns a message for each remote that is incompatible with a release of the shell, if there is one. */
async function findIncompatibilities(
  store: ReleaseStore,
  shellId: string | undefined,
  remotes: [unit: string, id: string][],
): Promise<string[]> {
  if (!shellId) return []
  const shell = await readRelease(store, 'shell', shellId)
  const found = await Promise.all(
    remotes.map(async ([unit, id]) => findIncompatibility(shell, await readRelease(store, unit, id))),
  )
  return found.filter(message => message !== undefined)
}
