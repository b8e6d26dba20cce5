import type { LogEntry } from './release-log.ts'

/** A release in the log, published by a person at a time. */
export interface PublishedRelease {
  id: string
  at: string
  by: string
  revision?: string | undefined
  /** Size in bytes, uncompressed, without shared vendor chunks. */
  bytes?: number | undefined
}

/** A release that a part of the visitors gets in place of the current one. */
export interface Canary {
  id: string
  /** Percent of the visitors, 1 to 99. */
  percent: number
}

/** The state of one unit after all entries of the log. */
export interface UnitState {
  /** The release that visitors get; undefined before the first promotion. */
  current?: string
  /** Runs until it is promoted or blocked, another release is promoted, the unit is rolled back, or 0 % get it. */
  canary?: Canary | undefined
  /** Releases that were current before and are not blocked, newest first: the targets of rollbacks. */
  previous: string[]
  /** All releases in the order of their publication. */
  published: PublishedRelease[]
  /** Entries that blocked a release, by its id. */
  blocked: Record<string, LogEntry>
}

/** Returns the state of every unit in the log. */
export function foldLog(log: readonly LogEntry[]): Record<string, UnitState> {
  const units: Record<string, UnitState> = {}
  for (const entry of log)
    for (const [unit, id] of Object.entries(entry.releases)) {
      units[unit] ??= { previous: [], published: [], blocked: {} }
      transitions[entry.action](units[unit], id, entry)
    }
  return units
}

/** Number of groups that visitors are divided into, numbered from 0. */
export const VISITOR_GROUPS = 100

/**
 * Returns the id of each unit's release for a group of visitors, 0 to 99: a canary for N percent is served to the first
 * N groups. Without a group, all releases are the current ones.
 */
export function releasesFor(
  state: Record<string, UnitState>,
  group = Number.POSITIVE_INFINITY,
): Record<string, string> {
  const selected = Object.entries(state).map(([unit, { current, canary }]) => {
    const id = canary && group < canary.percent ? canary.id : current
    return [unit, id] as const
  })
  return Object.fromEntries(selected.filter((entry): entry is readonly [string, string] => entry[1] !== undefined))
}

/** Returns every set of releases that some visitor gets. */
export function servedSets(state: Record<string, UnitState>): Record<string, string>[] {
  const percents = Object.values(state).flatMap(({ canary }) => canary?.percent ?? [])
  return [...new Set([0, ...percents])].map(group => releasesFor(state, group))
}

const without = (ids: string[], id: string) => ids.filter(other => other !== id)

type Transition = (state: UnitState, id: string, entry: LogEntry) => void

const transitions: Record<LogEntry['action'], Transition> = {
  publish(state, id, { at, by, revision, bytes }) {
    if (!state.published.some(release => release.id === id)) state.published.push({ id, at, by, revision, bytes })
  },
  promote(state, id) {
    state.previous = without(state.current ? [state.current, ...state.previous] : [], id)
    state.current = id
    state.canary = undefined
  },
  canary(state, id, { percent }) {
    state.canary = percent ? { id, percent } : undefined
  },
  rollback(state, id) {
    state.previous = state.previous.slice(state.previous.indexOf(id) + 1)
    state.current = id
    state.canary = undefined
  },
  block(state, id, entry) {
    state.blocked[id] = entry
    if (state.canary?.id === id) state.canary = undefined
    state.previous = without(state.previous, id)
    const [next] = state.previous
    if (state.current === id && next) Object.assign(state, { current: next, previous: without(state.previous, next) })
  },
  remove(state, id) {
    state.published = state.published.filter(release => release.id !== id)
    state.previous = without(state.previous, id)
    if (state.canary?.id === id) state.canary = undefined
  },
}
