import { RETRY_MS } from './verified-releases.ts'

const INTERVAL_MS = 250

export interface Polling<Result> {
  /** Polls now, or joins a poll that is running. */
  poll: () => Promise<Result>
  stop: () => void
}

/** Calls `read` at intervals, one call at a time; after failures ever later. */
export function startPolling<Result>(read: () => Promise<Result>, onError: (error: unknown) => void): Polling<Result> {
  let running: Promise<Result> | undefined
  /** Calls that failed since the last one that did not, and when the next one is due. */
  let failures = 0
  let retryAt = 0

  async function readOnce(): Promise<Result> {
    try {
      const result = await read()
      failures = 0
      return result
    } catch (error) {
      retryAt = performance.now() + Math.min(INTERVAL_MS * 2 ** failures++, RETRY_MS)
      throw error
    }
  }

  function poll(): Promise<Result> {
    running ??= readOnce().finally(() => {
      running = undefined
    })
    return running
  }

  const timer = setInterval(() => {
    if (failures === 0 || performance.now() >= retryAt) void poll().catch(onError)
  }, INTERVAL_MS).unref()
  return { poll, stop: () => clearInterval(timer) }
}
