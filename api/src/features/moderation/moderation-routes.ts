import * as calls from '@closyyy/contract/moderation'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { approveProduct, type Desk, listModerated, rejectProduct } from './moderation-service.ts'

export function registerModeration(app: FastifyInstance, desk: Desk): void {
  route(app, calls.listModeratedProducts, ({ query }) => listModerated(desk, query))
  route(app, calls.approveProduct, ({ account, params, body }) => approveProduct(desk, account, params.id, body))
  route(app, calls.rejectProduct, ({ account, params, body }) => rejectProduct(desk, account, params.id, body))
}
