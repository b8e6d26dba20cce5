import * as contract from '@closyyy/contract/orders-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { applyOrderAction, reportOrder } from './order-actions-service.ts'
import { listOrders, showGuestOrder, showOrder } from './orders-service.ts'

export function registerOrders(app: FastifyInstance, context: AppContext): void {
  const { db } = context
  const isPrivate = true
  route(app, contract.listOrders, ({ query, account }) => listOrders(db, account, query))
  route(app, contract.getOrder, ({ params, account }) => showOrder(db, params.id, { account }))
  route(
    app,
    contract.getGuestOrder,
    ({ params, query }) => showGuestOrder(db, params.orderId, { guestId: query.guest_id, token: query.token }),
    { isPrivate },
  )
  route(app, contract.shipOrder, ({ params, account }) => applyOrderAction(context, params.id, { account }, 'ship'))
  route(app, contract.deliverOrder, ({ params, account }) =>
    applyOrderAction(context, params.id, { account }, 'deliver'),
  )
  route(app, contract.confirmOrder, ({ params, body, account }) =>
    applyOrderAction(context, params.id, { account, guestId: body.guest_id, token: body.token }, 'confirm'),
  )
  route(app, contract.cancelOrder, ({ params, body, account }) =>
    applyOrderAction(context, params.id, { account, guestId: body.guest_id, token: body.token }, 'cancel'),
  )
  route(app, contract.reportOrder, ({ params, body, account }) => reportOrder(context, params.id, account, body))
}
