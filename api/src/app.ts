import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Db } from './db/database.ts'
import type { Settings } from './env.ts'
import { registerAccounts } from './features/accounts/accounts-routes.ts'
import { registerAddresses } from './features/addresses/addresses-routes.ts'
import { registerBankDetails } from './features/bank-details/bank-details-routes.ts'
import { registerBrands } from './features/brands/brands-routes.ts'
import { registerCarts } from './features/carts/carts-routes.ts'
import { registerCategories } from './features/categories/categories-routes.ts'
import { registerConditions } from './features/conditions/conditions-routes.ts'
import { registerContact } from './features/contact/contact-routes.ts'
import { registerFollows } from './features/follows/follows-routes.ts'
import { registerLikes } from './features/likes/likes-routes.ts'
import { registerModeration } from './features/moderation/moderation-routes.ts'
import { registerOffers } from './features/offers/offers-routes.ts'
import { registerOutbox } from './features/outbox/outbox-routes.ts'
import { registerOutboxWorker } from './features/outbox/outbox-worker.ts'
import { demoSender } from './features/outbox/sender.ts'
import { registerPhoneCodes } from './features/phone-codes/phone-codes-routes.ts'
import type { PhotoStore } from './features/photos/photo-store.ts'
import { registerPhotos } from './features/photos/photos-routes.ts'
import { registerPreferences } from './features/preferences/preferences-routes.ts'
import { createProductCounts } from './features/products/product-counts.ts'
import { registerProductWriting } from './features/products/product-writing-routes.ts'
import { registerProducts } from './features/products/products-routes.ts'
import { registerRatings } from './features/ratings/ratings-routes.ts'
import { registerSessions } from './features/sessions/sessions-routes.ts'
import { findAccount } from './features/sessions/sessions-service.ts'
import { registerShippingSettings } from './features/shipping-settings/shipping-settings-routes.ts'
import { registerShops } from './features/shops/shops-routes.ts'
import { registerSizes } from './features/sizes/sizes-routes.ts'
import { registerUsers } from './features/users/users-routes.ts'
import { registerDocs } from './http/docs.ts'
import { answerError, registerErrorHandler } from './http/error-handler.ts'
import { type Lifecycle, registerHealth } from './http/health-routes.ts'
import { registerJsonBodies } from './http/json-bodies.ts'
import { loggedError } from './http/logged-error.ts'
import { registerReadLimit } from './http/read-limit.ts'
import { registerRequestLog } from './http/request-log.ts'
import { registerResponseHeaders } from './http/response-headers.ts'

/** What the server is put together from. */
export interface Parts {
  db: Db
  settings: Settings
  photos: PhotoStore
  lifecycle: Lifecycle
}

const MOST_BODY_BYTES = 200_000
const REQUEST_TIMEOUT_MS = 60_000

/** Builds the server: every call of the contract, nothing listening yet. */
export async function buildApp({ db, settings, photos, lifecycle }: Parts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies,
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.decorate('calls', [])
  app.decorate('findAccount', (token: string) => findAccount(db, token))
  app.decorateRequest('account', undefined)

  registerResponseHeaders(app)
  registerErrorHandler(app)
  registerRequestLog(app)
  registerReadLimit(app, settings.limits.readsPerMinute)
  registerJsonBodies(app)
  registerHealth(app, db, lifecycle)

  registerCategories(app, db)
  registerBrands(app, db)
  registerConditions(app)
  registerSizes(app)
  const catalogue = { db, counts: createProductCounts(db) }
  registerProducts(app, catalogue)
  registerProductWriting(app, { ...catalogue, photos }, settings)
  registerModeration(app, { ...catalogue, photos, settings })
  registerUsers(app, db)
  registerShops(app, db)
  registerLikes(app, db)
  registerAddresses(app, db)
  registerFollows(app, db)
  registerRatings(app, db)
  registerPreferences(app, db)
  registerShippingSettings(app, db)
  registerBankDetails(app, db)
  registerContact(app, db, settings.limits)
  registerOffers(app, db, settings)
  registerCarts(app, db, settings.demoMode)
  registerSessions(app, db, settings.limits)
  registerPhotos(app, photos)
  if (settings.demoMode) {
    registerOutbox(app, db)
    registerOutboxWorker(app, db, demoSender, () => lifecycle.phase === 'ready')
  }
  registerPhoneCodes(app, db, settings.limits)
  registerAccounts(app, db, settings)

  registerDocs(app)
  await app.ready()
  return app
}
