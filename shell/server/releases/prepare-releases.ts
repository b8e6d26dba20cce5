import { setTimeout as pause } from 'node:timers/promises'
import type { LogEntry } from '@closyyy/releases/release-log'
import { foldLog } from '@closyyy/releases/release-state'
import { isWithdrawn } from './release-changes.ts'
import type { ReleaseSet } from './release-set.ts'

const CHECK_INTERVAL_MS = 250

export interface PrepareOptions {
  readLog: () => Promise<readonly LogEntry[]>
  /**
   * Called before other releases are served, with the new sets of them and the `performance.now()` at which it should
   * end; they are served once it resolves.
   */
  prepare: (sets: ReleaseSet[], deadline: number) => Promise<void>
}

interface Preparation {
  /** The sets to prepare. */
  added: ReleaseSet[]
  /** The sets that visitors get meanwhile. */
  served: ReleaseSet[]
  deadline: number
}

/** Prepares sets; returns false as soon as the log withdraws a release of theirs or one that is served. */
export async function prepareWhileCurrent(
  { readLog, prepare }: PrepareOptions,
  { added, served, deadline }: Preparation,
): Promise<boolean> {
  const prepared = prepare(added, deadline).then(() => true)
  for (;;) {
    const isPrepared = await Promise.race([prepared, pause(CHECK_INTERVAL_MS, false, { ref: false })])
    const entries = await readLog().catch(() => undefined)
    if (entries && isWithdrawn([...served, ...added], foldLog(entries))) return false
    if (isPrepared) return true
  }
}
