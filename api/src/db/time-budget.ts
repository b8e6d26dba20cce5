import { AsyncLocalStorage } from 'node:async_hooks'

/** One request's waits for the database; overlapping waits count once. */
interface Waits {
  active: number
  since: number
  spentMs: number
}

const BUDGET_MS = 2_000

const current = new AsyncLocalStorage<Waits>()
const waitsOf = new WeakMap<object, Waits>()

/** Runs a part of a request; all parts of the same request together may wait 2 s for the database. */
export function withinTimeBudget<Result>(request: object, part: () => Result): Result {
  const waits = waitsOf.get(request) ?? { active: 0, since: 0, spentMs: 0 }
  waitsOf.set(request, waits)
  return current.run(waits, part)
}

/** Returns the milliseconds for which the request may still wait; infinite outside requests. */
export function timeLeft(): number {
  const waits = current.getStore()
  if (!waits) return Number.POSITIVE_INFINITY
  return BUDGET_MS - waits.spentMs - (waits.active > 0 ? performance.now() - waits.since : 0)
}

export async function waitWithinBudget<Result>(wait: () => Promise<Result>): Promise<Result> {
  const waits = current.getStore()
  if (!waits) return wait()
  if (timeLeft() <= 0) throw Object.assign(new Error('The request has waited too long.'), { code: '57014' })
  if (waits.active++ === 0) waits.since = performance.now()
  try {
    return await wait()
  } finally {
    if (--waits.active === 0) waits.spentMs += performance.now() - waits.since
  }
}
