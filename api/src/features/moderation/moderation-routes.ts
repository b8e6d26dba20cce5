import * as calls from '@closyyy/contract/moderation-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { approveProduct, listModerated, rejectProduct, restoreProduct, takeDownProduct } from './moderation-service.ts'

export function registerModeration(app: FastifyInstance, context: AppContext): void {
  route(app, calls.listModeratedProducts, ({ query }) => listModerated(context, query))
  route(app, calls.approveProduct, ({ account, params, body }) => approveProduct(context, account, params.id, body))
  route(app, calls.rejectProduct, ({ account, params, body }) => rejectProduct(context, account, params.id, body))
  route(app, calls.takeDownProduct, ({ account, params, body }) => takeDownProduct(context, account, params.id, body))
  route(app, calls.restoreProduct, ({ account, params, body }) =>
    restoreProduct(context, account, params.id, body.reason),
  )
}
