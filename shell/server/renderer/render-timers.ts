import { AsyncLocalStorage } from 'node:async_hooks'

type Timer = NodeJS.Timeout | NodeJS.Immediate

/** A period in which releases may start timers; its end clears them and prevents further ones. */
export interface TimerScope {
  run: <Result>(work: () => Result) => Result
  end: () => void
}

interface OwnedTimers {
  started: Set<Timer>
  hasEnded: boolean
}

// The originals, because a release can replace the globals.
const { setTimeout, setInterval, setImmediate, clearTimeout, clearImmediate } = globalThis

const owners = new AsyncLocalStorage<OwnedTimers>()

/** Replaces the global timers with ones that belong to the scope whose code starts them. */
export function scopeGlobalTimers(): void {
  const scoped =
    (start: (...args: never[]) => Timer) =>
    (...args: never[]) => {
      const owner = owners.getStore()
      const timer = start(...args)
      if (owner?.hasEnded) clear(timer)
      else owner?.started.add(timer)
      return timer
    }
  Object.assign(globalThis, {
    setTimeout: scoped(setTimeout),
    setInterval: scoped(setInterval),
    setImmediate: scoped(setImmediate),
  })
}

export function openTimerScope(): TimerScope {
  const own: OwnedTimers = { started: new Set(), hasEnded: false }
  return {
    run: work => owners.run(own, work),
    end() {
      own.hasEnded = true
      for (const timer of own.started) clear(timer)
      own.started.clear()
    },
  }
}

function clear(timer: Timer): void {
  clearTimeout(timer as NodeJS.Timeout)
  clearImmediate(timer as NodeJS.Immediate)
}
