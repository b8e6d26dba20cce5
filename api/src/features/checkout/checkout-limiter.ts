import { createLimiter, type LimiterOptions } from '../../concurrency-limiter.ts'
import { isConcurrencyFailure, isDatabaseUnavailable } from '../../db/database-errors.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'

export type LimitCheckout = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Bounds concurrent checkouts, so that a rush on one product leaves connections for other requests (decision 013). */
export function createCheckoutLimiter(options: Omit<LimiterOptions, 'tooMany'>): LimitCheckout {
  const limiter = createLimiter({
    ...options,
    tooMany: () => serviceUnavailable('checkout.busy'),
  })
  return task =>
    limiter.run(async () => {
      try {
        return await task()
      } catch (error) {
        // An order that lost its races tells nothing about the others (decision 014).
        if (isDatabaseUnavailable(error) && !isConcurrencyFailure(error)) limiter.rejectWaiting()
        throw error
      }
    })
}
