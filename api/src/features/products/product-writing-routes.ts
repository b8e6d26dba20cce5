import * as calls from '@closyyy/contract/own-products-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { withUploads } from '../photos/uploads.ts'
import { createProduct } from './product-creating-service.ts'
import { deleteProduct, relistProduct, updateProduct } from './product-editing-service.ts'
import { updateProductPhotos } from './product-photos-service.ts'

export function registerProductWriting(app: FastifyInstance, context: AppContext): void {
  withUploads(app, { ...context, flags: ['allow_offers', 'active', 'sold'] }, scope => {
    route(scope, calls.createProduct, ({ account, body }) => createProduct(context, account, body))
    route(scope, calls.updateProductPhotos, ({ account, params, body }) =>
      updateProductPhotos(context, account, params.id, body),
    )
  })
  route(app, calls.updateProduct, ({ account, params, body }) => updateProduct(context, account, params.id, body))
  route(app, calls.relistProduct, ({ account, params }) => relistProduct(context, account, params.id))
  route(app, calls.deleteProduct, ({ account, params }) => deleteProduct(context, account, params.id))
}
