export interface LimiterOptions {
  /** Works that run at once. */
  concurrency: number
  maxWaiting: number
  /** Milliseconds that a work may wait; undefined: without end. */
  maxWaitMs?: number
  /** The error of a work that may not wait, or waited too long. */
  tooMany: () => Error
}

/** Runs a bounded number of works at once, in the order of their arrival, and lets a bounded number wait. */
export interface ConcurrencyLimiter {
  /** @throws the limiter's `tooMany` if the work is refused, else what the work throws */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Refuses all waiting works. */
  refuseWaiting(): void
  isIdle(): boolean
}

export function createLimiter({ concurrency, maxWaiting, maxWaitMs, tooMany }: LimiterOptions): ConcurrencyLimiter {
  const waiting: { start: () => void; refuse: () => void }[] = []
  let active = 0

  function waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const entry = {
        start() {
          clearTimeout(timer)
          resolve()
        },
        refuse() {
          clearTimeout(timer)
          reject(tooMany())
        },
      }
      if (maxWaitMs !== undefined)
        timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1)
          entry.refuse()
        }, maxWaitMs)
      waiting.push(entry)
    })
  }

  async function takeSlot(): Promise<void> {
    if (active < concurrency) {
      active++
      return
    }
    if (waiting.length >= maxWaiting) throw tooMany()
    await waitForSlot()
  }

  /** Hands the slot to the next waiting work. */
  function releaseSlot(): void {
    const next = waiting.shift()
    if (next) next.start()
    else active--
  }

  return {
    async run(work) {
      await takeSlot()
      try {
        return await work()
      } finally {
        releaseSlot()
      }
    },
    refuseWaiting() {
      for (const entry of waiting.splice(0)) entry.refuse()
    },
    isIdle: () => active === 0,
  }
}
