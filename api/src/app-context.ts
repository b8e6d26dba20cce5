import type { FastifyInstance } from 'fastify'
import type { Db } from './db/database.ts'
import type { Settings } from './env.ts'
import type { Announcements } from './features/changes/announcements.ts'
import type { OrderEndedHandler } from './features/orders/order-settling.ts'
import type { PhotoStore } from './features/photos/photo-store.ts'
import type { ProductCounts } from './features/products/product-counts.ts'
import type { ClaimDraft } from './features/products/product-creating-service.ts'
import type { Lifecycle } from './http/health-routes.ts'

export interface AppParts {
  db: Db
  settings: Settings
  photos: PhotoStore
  lifecycle: Lifecycle
}

export interface AppContext extends AppParts {
  counts: ProductCounts
  announcements: Announcements
  onOrderEnded: OrderEndedHandler
  claimDraft: ClaimDraft
}

export type Register = (app: FastifyInstance, context: AppContext) => void
