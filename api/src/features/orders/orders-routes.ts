import * as contract from '@closyyy/contract/orders'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { moveOrder, type Orders } from './order-moves-service.ts'
import { listOrders, showGuestOrder, showOrder } from './orders-service.ts'

export function registerOrders(app: FastifyInstance, orders: Orders): void {
  const { db } = orders
  const isPrivate = true
  route(app, contract.listOrders, ({ query, account }) => listOrders(db, account, query))
  route(app, contract.getOrder, ({ params, account }) => showOrder(db, params.id, { account }))
  route(
    app,
    contract.getGuestOrder,
    ({ params, query }) => showGuestOrder(db, params.orderId, { guestId: query.guest_id, token: query.token }),
    { isPrivate },
  )
  route(app, contract.shipOrder, ({ params, account }) => moveOrder(orders, params.id, { account }, 'ship'))
  route(app, contract.deliverOrder, ({ params, account }) => moveOrder(orders, params.id, { account }, 'deliver'))
  route(app, contract.confirmOrder, ({ params, body, account }) =>
    moveOrder(orders, params.id, { account, guestId: body.guest_id, token: body.token }, 'confirm'),
  )
  route(app, contract.cancelOrder, ({ params, body, account }) =>
    moveOrder(orders, params.id, { account, guestId: body.guest_id, token: body.token }, 'cancel'),
  )
}
