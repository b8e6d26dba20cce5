export interface LimiterOptions {
  concurrency: number
  maxWaiting: number
  /** Milliseconds that a task may wait; undefined: no limit. */
  maxWaitMs?: number
  tooMany: () => Error
}

/** Runs a bounded number of tasks at once, in the order of their arrival, and queues a bounded number. */
export interface ConcurrencyLimiter {
  run<Result>(task: () => Promise<Result>): Promise<Result>
  rejectWaiting(): void
  isIdle(): boolean
}

export function createLimiter({ concurrency, maxWaiting, maxWaitMs, tooMany }: LimiterOptions): ConcurrencyLimiter {
  const waiting: { start: () => void; reject: () => void }[] = []
  let active = 0

  function waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const entry = {
        start() {
          clearTimeout(timer)
          resolve()
        },
        reject() {
          clearTimeout(timer)
          reject(tooMany())
        },
      }
      if (maxWaitMs !== undefined)
        timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1)
          entry.reject()
        }, maxWaitMs)
      waiting.push(entry)
    })
  }

  async function acquireSlot(): Promise<void> {
    if (active < concurrency) {
      active++
      return
    }
    if (waiting.length >= maxWaiting) throw tooMany()
    await waitForSlot()
  }

  function releaseSlot(): void {
    const next = waiting.shift()
    if (next) next.start()
    else active--
  }

  return {
    async run(task) {
      await acquireSlot()
      try {
        return await task()
      } finally {
        releaseSlot()
      }
    },
    rejectWaiting() {
      for (const entry of waiting.splice(0)) entry.reject()
    },
    isIdle: () => active === 0,
  }
}
