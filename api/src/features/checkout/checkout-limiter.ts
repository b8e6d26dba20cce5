import { createLimiter, type LimiterOptions } from '../../concurrency-limiter.ts'
import { isDatabaseUnavailable } from '../../db/database-errors.ts'
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
        if (isDatabaseUnavailable(error)) limiter.rejectWaiting()
        throw error
      }
    })
}
