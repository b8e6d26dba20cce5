import { AsyncLocalStorage } from 'node:async_hooks'

/** What one request has waited for the database: waits that overlap count once. */
interface Waits {
  underWay: number
  since: number
  spentMs: number
}

const BUDGET_MS = 2_000

const current = new AsyncLocalStorage<Waits>()
const waitsOf = new WeakMap<object, Waits>()

/** Does a part of what a request asks for; all its parts together may wait 2 s for the database, however busy or slow it is. */
export function withinTimeBudget<Result>(request: object, part: () => Result): Result {
  const waits = waitsOf.get(request) ?? { underWay: 0, since: 0, spentMs: 0 }
  waitsOf.set(request, waits)
  return current.run(waits, part)
}

/** Milliseconds for which the request may still wait; without end outside of requests. */
export function timeLeft(): number {
  const waits = current.getStore()
  if (!waits) return Number.POSITIVE_INFINITY
  return BUDGET_MS - waits.spentMs - (waits.underWay > 0 ? performance.now() - waits.since : 0)
}

/** Waits for the database in the request's time. @throws Error with the code of a cancelled statement where none is left */
export async function waitWithinBudget<Result>(wait: () => Promise<Result>): Promise<Result> {
  const waits = current.getStore()
  if (!waits) return wait()
  if (timeLeft() <= 0) throw Object.assign(new Error('The request has waited too long.'), { code: '57014' })
  if (waits.underWay++ === 0) waits.since = performance.now()
  try {
    return await wait()
  } finally {
    if (--waits.underWay === 0) waits.spentMs += performance.now() - waits.since
  }
}
