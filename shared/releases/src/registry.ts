import type { OfferedCalls } from './call-compatibility.ts'
import { findIncompatibilities } from './compatibility.ts'
import { findCallProblems } from './release-calls.ts'
import { Release } from './release-document.ts'
import { appendEntry, type LogDraft, type LogEntry, readLog } from './release-log.ts'
import { foldLog, servedSets, type UnitState } from './release-state.ts'
import type { ReleaseStore } from './release-store.ts'

/** Author of a registry change, and its reason. */
export interface Author {
  by: string
  reason?: string | undefined
}

/** Author of a change of the current releases, and the API that these will use. */
export interface Change extends Author {
  /**
   * Reads the calls that the API offers, if a release uses any. If absent, releases are not checked against an API, which
   * the entry records.
   */
  readApi?: (() => Promise<OfferedCalls>) | undefined
}

/** Reads the state of every unit from the log. */
export async function readState(store: ReleaseStore): Promise<Record<string, UnitState>> {
  return foldLog(await readLog(store))
}

const authorOf = ({ by, reason }: Change) => ({ by, ...(reason && { reason }) })

const unknownRelease = (unit: string, id: string) =>
  `${unit} has no release ${id}: \`npm run release -- status ${unit}\` lists its releases.`

/** Path of a release's document in the store. */
export const documentPath = (unit: string, id: string) => `${unit}/${id}/release.json`

/** Reads one release document, without verifying its signature. @throws if the release is not in the store */
export async function readRelease(store: ReleaseStore, unit: string, id: string): Promise<Release> {
  const bytes = await store.read(documentPath(unit, id))
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
  change: Change,
): Promise<LogEntry | undefined> {
  return appendEntry(store, async log => {
    const before = foldLog(log)
    const isServed = ([unit, id]: [string, string]) => before[unit]?.current === id && !before[unit].canary
    if (Object.entries(releases).every(isServed)) return undefined
    for (const [unit, id] of Object.entries(releases)) assertServable(before[unit], unit, id)
    return assertCompatible(store, log, { action: 'promote', releases, ...authorOf(change) }, change)
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
  change: Change,
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
    return assertCompatible(
      store,
      log,
      { action: 'canary', releases: { [unit]: id }, percent, ...authorOf(change) },
      change,
    )
  })
}

/** @throws if a release is not published */
function assertPublished(state: UnitState | undefined, unit: string, id: string): void {
  if (!state?.published.some(release => release.id === id)) throw new Error(unknownRelease(unit, id))
}

/** @throws if a release is not published, or blocked */
function assertServable(state: UnitState | undefined, unit: string, id: string): void {
  assertPublished(state, unit, id)
  const block = state?.blocked[id]
  if (block) throw new Error(`${unit} ${id} was blocked by ${block.by}${block.reason ? `: ${block.reason}` : ''}.`)
}

/** Makes the release before the current one of a unit current again. @throws if there is none, or it is incompatible */
export function rollBack(store: ReleaseStore, unit: string, change: Change): Promise<LogEntry> {
  return appendEntry(store, async log => {
    const target = foldLog(log)[unit]?.previous[0]
    if (!target)
      throw new Error(
        `${unit} has no earlier release to go back to: \`npm run release -- status ${unit}\` lists its releases.`,
      )
    return assertCompatible(
      store,
      log,
      { action: 'rollback', releases: { [unit]: target }, ...authorOf(change) },
      change,
    )
  })
}

/** Excludes a release from promotions and rollbacks; if it is current, the one before it becomes current. */
export function block(store: ReleaseStore, unit: string, id: string, change: Change): Promise<LogEntry> {
  return appendEntry(store, async log => {
    const before = foldLog(log)[unit]
    // From the log, because a release that was tampered with must be blocked.
    assertPublished(before, unit, id)
    if (before?.current === id && !before.previous[0])
      throw new Error(`${unit} ${id} is current and has no earlier release: promote another one, then block it.`)
    return assertCompatible(store, log, { action: 'block', releases: { [unit]: id }, ...authorOf(change) }, change)
  })
}

/**
 * Returns a change after checking the releases that it would serve, with a mark if they were not checked against an API.
 * @throws with a message for each release that some visitor would get with another one or an API that it does not fit
 */
async function assertCompatible<Draft extends LogDraft>(
  store: ReleaseStore,
  log: readonly LogEntry[],
  draft: Draft,
  { readApi }: Change,
): Promise<Draft> {
  const before = foldLog(log)
  const after = foldLog([...log, { number: log.length + 1, at: new Date().toISOString(), ...draft }])
  const servedOf = ({ current, canary }: Partial<UnitState> = {}) => [current, canary?.id, canary?.percent].join()
  const changing = new Set(Object.keys(after).filter(unit => servedOf(before[unit]) !== servedOf(after[unit])))
  const sets = await Promise.all(servedSets(after).map(releases => readReleases(store, releases, changing)))
  const problems = sets.flatMap(releases => findIncompatibilities({ releases, changing }))
  const isCaller = ({ unit, id, calls = {} }: Release) =>
    changing.has(unit) && id !== before[unit]?.current && Object.keys(calls).length > 0
  const callers = sets.flat().filter(isCaller)
  const api = callers.length > 0 ? await readApi?.() : undefined
  if (api)
    for (const release of callers)
      for (const problem of await findCallProblems(store, release, api))
        problems.push(`${problem}: deploy an API that fits, first.`)
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'))
  return callers.length > 0 && !api ? { ...draft, withoutApi: true } : draft
}

/** Reads releases by unit. Leaves out damaged ones of units that do not change: these are not served. */
async function readReleases(
  store: ReleaseStore,
  releases: Record<string, string>,
  changing: ReadonlySet<string>,
): Promise<Release[]> {
  const read = Object.entries(releases).map(([unit, id]) => {
    const release = readRelease(store, unit, id)
    return changing.has(unit) ? release : release.catch(() => undefined)
  })
  return (await Promise.all(read)).filter(release => release !== undefined)
}
