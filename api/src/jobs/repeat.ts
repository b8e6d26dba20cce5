import type { Logger } from '../logger.ts'

export interface Interval {
  ms: number
  /** Time until an additional first run, for jobs with long intervals. */
  firstMs?: number
}

/** Runs a job again and again, never twice at the same time. @returns a function that stops it */
export function repeat({ ms, firstMs }: Interval, log: Logger, name: string, job: () => Promise<unknown>): () => void {
  let isRunning = false
  async function run() {
    if (isRunning) return
    isRunning = true
    try {
      await job()
    } catch (error) {
      log.warn({ err: error }, `the ${name} failed; they run again later`)
    } finally {
      isRunning = false
    }
  }
  const interval = setInterval(run, ms).unref()
  const first = firstMs === undefined ? undefined : setTimeout(run, firstMs).unref()
  return () => {
    clearInterval(interval)
    clearTimeout(first)
  }
}
