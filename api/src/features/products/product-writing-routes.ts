import * as calls from '@closyyy/contract/products-writing'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import { withUploads } from '../photos/uploads.ts'
import { createProduct, type ProductWritingContext } from './product-creating-service.ts'
import { deleteProduct, relistProduct, updateProduct } from './product-editing-service.ts'
import { updateProductPhotos } from './product-photos-service.ts'

export function registerProductWriting(
  app: FastifyInstance,
  workshop: ProductWritingContext,
  settings: Settings,
): void {
  withUploads(app, { db: workshop.db, settings, flags: ['allow_offers', 'active', 'sold'] }, scope => {
    route(scope, calls.createProduct, ({ account, body }) => createProduct(workshop, account, body))
    route(scope, calls.updateProductPhotos, ({ account, params, body }) =>
      updateProductPhotos(workshop, account, params.id, body),
    )
  })
  route(app, calls.updateProduct, ({ account, params, body }) => updateProduct(workshop, account, params.id, body))
  route(app, calls.relistProduct, ({ account, params }) => relistProduct(workshop, account, params.id))
  route(app, calls.deleteProduct, ({ account, params }) => deleteProduct(workshop, account, params.id))
}
