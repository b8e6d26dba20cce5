import * as contract from '@closyyy/contract/order-confirmations-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { requireSolution } from '../challenges/challenges-service.ts'
import { confirmPlacedOrder, sendOrderCode } from './order-confirmations-service.ts'

export function registerOrderConfirmations(app: FastifyInstance, context: AppContext): void {
  route(app, contract.confirmPlacedOrder, ({ params, body, account, ip }) =>
    confirmPlacedOrder(context, params.id, {
      viewer: { account, guestId: body.guest_id, token: body.token },
      ip,
      code: body.code,
    }),
  )
  route(app, contract.sendOrderCode, async ({ params, body, account, ip, solution }) => {
    await requireSolution(context, { call: contract.sendOrderCode, ip, solution })
    return sendOrderCode(context, params.id, { viewer: { account, guestId: body.guest_id, token: body.token }, ip })
  })
}
