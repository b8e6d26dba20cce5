import * as contract from '@closyyy/contract/checkout-calls'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { hasResponse } from '../../idempotency.ts'
import { HOUR } from '../../time.ts'
import { requireSolution } from '../challenges/challenges-service.ts'
import { createCheckoutLimiter } from './checkout-limiter.ts'
import { checkoutAs, checkoutAsGuest, guestAttemptOf, type OrderLimits } from './checkout-service.ts'
import type { CheckoutContext } from './place-order.ts'

/** Queued orders: as many as a few seconds can place. */
const MAX_WAITING = 500

export function registerCheckout(app: FastifyInstance, context: AppContext): void {
  const { settings } = context
  const { limits } = settings
  const limitCheckout = createCheckoutLimiter({
    concurrency: Math.ceil(settings.databasePool / 3),
    maxWaiting: MAX_WAITING,
    maxWaitMs: settings.orderWaitSeconds * 1_000,
  })
  const checkout: CheckoutContext = { ...context, limitCheckout }
  const orderLimits: OrderLimits = {
    account: { name: 'orders-account', max: limits.ordersPerAccount, seconds: HOUR },
    ip: { name: 'orders-ip', max: limits.guestOrdersPerIp, seconds: HOUR },
  }
  route(app, contract.checkout, request => checkoutAs(checkout, orderLimits.account, request))
  route(
    app,
    contract.checkoutGuest,
    async request => {
      const { ip, body, solution } = request
      const phone = phoneOf(body.guest_info.phone)
      if (!(await hasResponse(context.db, guestAttemptOf(request))))
        await requireSolution(context, { call: contract.checkoutGuest, ip, phone, solution })
      return checkoutAsGuest(checkout, orderLimits, request)
    },
    { isPrivate: true },
  )
}
