import { createLimiter, type LimiterOptions } from '../../concurrency-limiter.ts'
import { isDatabaseUnavailable } from '../../db/database-errors.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'

/**
 * Runs a checkout once it has a slot. @throws AppError `unavailable` if too many wait, if it waits too long, or if the
 * database fails a checkout before it
 */
export type LimitCheckout = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Bounds concurrent checkouts, so that a rush on one product leaves connections to everybody else (decision 013). */
export function createCheckoutLimiter(options: Omit<LimiterOptions, 'tooMany'>): LimitCheckout {
  const limiter = createLimiter({
    ...options,
    tooMany: () => serviceUnavailable('checkout.busy'),
  })
  return work =>
    limiter.run(async () => {
      try {
        return await work()
      } catch (error) {
        if (isDatabaseUnavailable(error)) limiter.rejectWaiting()
        throw error
      }
    })
}
