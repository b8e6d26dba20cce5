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

/** The state of one unit after all entries of the log. */
export interface UnitState {
  /** The release that visitors get; undefined before the first promotion. */
  current?: string
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

const without = (ids: string[], id: string) => ids.filter(other => other !== id)

type Transition = (state: UnitState, id: string, entry: LogEntry) => void

const transitions: Record<LogEntry['action'], Transition> = {
  publish(state, id, { at, by, revision, bytes }) {
    if (!state.published.some(release => release.id === id)) state.published.push({ id, at, by, revision, bytes })
  },
  promote(state, id) {
    state.previous = without(state.current ? [state.current, ...state.previous] : [], id)
    state.current = id
  },
  rollback(state, id) {
    state.previous = state.previous.slice(state.previous.indexOf(id) + 1)
    state.current = id
  },
  block(state, id, entry) {
    state.blocked[id] = entry
    state.previous = without(state.previous, id)
    const [next] = state.previous
    if (state.current === id && next) Object.assign(state, { current: next, previous: without(state.previous, next) })
  },
  remove(state, id) {
    state.published = state.published.filter(release => release.id !== id)
    state.previous = without(state.previous, id)
  },
}
