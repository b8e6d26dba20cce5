import * as calls from '@closyyy/contract/moderation'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { listModerated } from '../products/products-service.ts'
import { approveProduct, type Desk, rejectProduct } from './moderation-service.ts'

export function registerModeration(app: FastifyInstance, desk: Desk): void {
  route(app, calls.listModeratedProducts, ({ query }) => listModerated(desk, query.status, query))
  route(app, calls.approveProduct, ({ account, params }) => approveProduct(desk, account, params.id))
  route(app, calls.rejectProduct, ({ account, params, body }) => rejectProduct(desk, account, params.id, body.reason))
}
