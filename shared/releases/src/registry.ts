import { findIncompatibility } from './compatibility.ts'
import { Release } from './release-document.ts'
import { appendEntry, type LogEntry, readLog } from './release-log.ts'
import { foldLog, type UnitState } from './release-state.ts'
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
 * Makes published releases current, all in one entry; returns undefined if all of them are current already.
 * @throws without any change if one is not published or blocked, if a remote would be incompatible, or if a race is lost
 */
export function promote(
  store: ReleaseStore,
  releases: Record<string, string>,
  author: Author,
): Promise<LogEntry | undefined> {
  return appendEntry(store, async log => {
    const before = foldLog(log)
    if (Object.entries(releases).every(([unit, id]) => before[unit]?.current === id)) return undefined
    for (const [unit, id] of Object.entries(releases)) {
      const { published = [] } = before[unit] ?? {}
      if (!published.some(release => release.id === id)) throw new Error(unknownRelease(unit, id))
      const block = before[unit]?.blocked[id]
      if (block) throw new Error(`${unit} ${id} was blocked by ${block.by}${block.reason ? `: ${block.reason}` : ''}.`)
    }
    await assertCompatible(store, before, releases)
    return { action: 'promote' as const, releases, ...author }
  })
}

/** Makes the release before the current one of a unit current again. @throws if there is none, or it is incompatible */
export function rollBack(store: ReleaseStore, unit: string, author: Author): Promise<LogEntry> {
  return appendEntry(store, async log => {
    const before = foldLog(log)
    const target = before[unit]?.previous[0]
    if (!target) throw new Error(`${unit} has no earlier release to go back to.`)
    await assertCompatible(store, before, { [unit]: target })
    return { action: 'rollback', releases: { [unit]: target }, ...author }
  })
}

/** Excludes a release from promotions and rollbacks; if it is current, the one before it becomes current. */
export function block(store: ReleaseStore, unit: string, id: string, author: Author): Promise<LogEntry> {
  return appendEntry(store, async log => {
    const before = foldLog(log)[unit]
    await readRelease(store, unit, id)
    if (before?.current === id && !before.previous[0])
      throw new Error(`${unit} ${id} is current and has no earlier release: promote another one, then block it.`)
    const next = before?.previous[0]
    if (before?.current === id && next) await assertCompatible(store, foldLog(log), { [unit]: next })
    return { action: 'block', releases: { [unit]: id }, ...author }
  })
}

/** @throws with a message for each remote that would be incompatible with the shell, if either of them changes */
async function assertCompatible(
  store: ReleaseStore,
  state: Record<string, UnitState>,
  changing: Record<string, string>,
): Promise<void> {
  const current = Object.entries(state).flatMap(([unit, { current: id }]) => (id ? [[unit, id] as const] : []))
  const { shell: shellId, ...remotes } = { ...Object.fromEntries(current), ...changing }
  if (!shellId) return
  const shell = await readRelease(store, 'shell', shellId)
  const affected = Object.entries(remotes).filter(([unit]) => 'shell' in changing || unit in changing)
  const found = await Promise.all(
    affected.map(async ([unit, id]) => findIncompatibility(shell, await readRelease(store, unit, id))),
  )
  const messages = found.filter(message => message !== undefined)
  if (messages.length > 0) throw new Error(messages.join('\n'))
}
