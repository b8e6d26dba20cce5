import type { RenderTask } from '../renderer/protocol.ts'
import { type JobReports, RenderFailure } from './job.ts'
import type { RenderPool } from './render-pool.ts'
import type { Strikes } from './strikes.ts'

const MAX_FAILURES = 3
const INTERVAL_MS = 10_000

const ignored: JobReports = { readFailed: () => undefined, error: () => undefined }

/** True if the render itself failed, not the server around it. */
export const isRenderError = (failure: unknown): failure is RenderFailure =>
  failure instanceof RenderFailure && (failure.causedByJob || failure.reason === 'threw')

/** Finds the units whose header fragments break the frame. */
export interface FragmentProbe {
  /** True while units are tried; nothing of a remote is rendered meanwhile. */
  isRunning: () => boolean
  /** Tries the fragments of each unit alone, unless that was done just before. */
  start: (frame: RenderTask) => void
}

export function createFragmentProbe(pool: RenderPool, strikes: Strikes): FragmentProbe {
  let isRunning = false
  let startedAt = Number.NEGATIVE_INFINITY

  /** Renders the frame with one unit's fragments, up to three times, each in a renderer of its own. */
  async function probe(frame: RenderTask, unit: string): Promise<void> {
    const id = frame.releases[unit] ?? ''
    const without = Object.keys(frame.releases).filter(other => other !== unit)
    for (let failures = 0; failures < MAX_FAILURES && !strikes.isOut({ unit, id }); failures++) {
      try {
        await pool.runAlone({ ...frame, without }, ignored).content.promise
        return
      } catch (failure) {
        if (!isRenderError(failure)) return
        strikes.add({ unit, id }, failure.reason)
      }
    }
  }

  return {
    isRunning: () => isRunning,
    start(frame) {
      if (isRunning || performance.now() - startedAt < INTERVAL_MS) return
      isRunning = true
      startedAt = performance.now()
      const units = Object.keys(frame.releases).filter(unit => unit !== 'shell')
      void Promise.all(units.map(unit => probe(frame, unit))).finally(() => {
        isRunning = false
      })
    },
  }
}
