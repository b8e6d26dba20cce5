import * as contract from '@closyyy/contract/held-orders-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { cancelHeldOrder, listHeldOrders, releaseHeldOrder } from './held-orders-service.ts'

export function registerHeldOrders(app: FastifyInstance, context: AppContext): void {
  route(app, contract.listHeldOrders, ({ query }) => listHeldOrders(context.db, query))
  route(app, contract.releaseHeldOrder, ({ account, params, body }) =>
    releaseHeldOrder(context, account, params.id, body.reason),
  )
  route(app, contract.cancelHeldOrder, ({ account, params, body }) =>
    cancelHeldOrder(context, account, params.id, body.reason),
  )
}
