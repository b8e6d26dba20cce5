import { randomUUID } from 'node:crypto'
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@closyyy/gateway/timeouts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { AppContext, AppParts, Register } from './app-context.ts'
import { registerAccounts } from './features/accounts/accounts-routes.ts'
import { registerAddresses } from './features/addresses/addresses-routes.ts'
import { registerAppeals } from './features/appeals/appeals-routes.ts'
import { registerAuditHooks } from './features/audit-log/audit-hooks.ts'
import { registerAuditLog } from './features/audit-log/audit-log-routes.ts'
import { registerBankDetails } from './features/bank-details/bank-details-routes.ts'
import { registerBrands } from './features/brands/brands-routes.ts'
import { registerCalls } from './features/calls/calls-routes.ts'
import { registerCarts } from './features/carts/carts-routes.ts'
import { registerCategories } from './features/categories/categories-routes.ts'
import { createAnnouncements } from './features/changes/announcements.ts'
import { registerChanges } from './features/changes/changes-routes.ts'
import { registerChats } from './features/chats/chats-routes.ts'
import { registerCheckout } from './features/checkout/checkout-routes.ts'
import { registerConditions } from './features/conditions/conditions-routes.ts'
import { registerContact } from './features/contact/contact-routes.ts'
import { registerCouriers } from './features/couriers/couriers-routes.ts'
import { registerCouriersWorker } from './features/couriers/couriers-worker.ts'
import { registerDataDeletion } from './features/data-deletion/data-deletion-routes.ts'
import { registerDataExport } from './features/data-export/data-export-routes.ts'
import { registerDisputes } from './features/disputes/disputes-routes.ts'
import { claimDraft } from './features/drafts/draft-publishing.ts'
import { registerDrafts } from './features/drafts/drafts-routes.ts'
import { registerFollows } from './features/follows/follows-routes.ts'
import { registerGoogleSignIn } from './features/google-sign-in/google-sign-in-routes.ts'
import { registerHeldOrders } from './features/held-orders/held-orders-routes.ts'
import { registerLikes } from './features/likes/likes-routes.ts'
import { registerMetrics } from './features/metrics/metrics-routes.ts'
import { registerModeration } from './features/moderation/moderation-routes.ts'
import { registerOffers } from './features/offers/offers-routes.ts'
import { registerOrderConfirmations } from './features/order-confirmations/order-confirmations-routes.ts'
import { registerOrders } from './features/orders/orders-routes.ts'
import { registerOutbox } from './features/outbox/outbox-routes.ts'
import { registerOutboxWorker } from './features/outbox/outbox-worker.ts'
import { registerPasskeys } from './features/passkeys/passkeys-routes.ts'
import { registerPayouts } from './features/payouts/payouts-routes.ts'
import { registerPhoneCodes } from './features/phone-codes/phone-codes-routes.ts'
import { registerPhoneRecords } from './features/phone-records/phone-records-routes.ts'
import { registerPhotos } from './features/photos/photos-routes.ts'
import { createUploadSlots } from './features/photos/upload-slots.ts'
import { registerPreferences } from './features/preferences/preferences-routes.ts'
import { createProductCounts } from './features/products/product-counts.ts'
import { registerProductWriting } from './features/products/product-writing-routes.ts'
import { registerProducts } from './features/products/products-routes.ts'
import { registerRatings } from './features/ratings/ratings-routes.ts'
import { registerRefunds } from './features/refunds/refunds-routes.ts'
import { registerRemittances } from './features/remittances/remittances-routes.ts'
import { registerReports } from './features/reports/reports-routes.ts'
import { registerSecondFactors } from './features/second-factors/second-factors-routes.ts'
import { registerSessions } from './features/sessions/sessions-routes.ts'
import { findAccount } from './features/sessions/sessions-service.ts'
import { registerShippingSettings } from './features/shipping-settings/shipping-settings-routes.ts'
import { registerShops } from './features/shops/shops-routes.ts'
import { registerSitemap } from './features/sitemap/sitemap-routes.ts'
import { registerSizes } from './features/sizes/sizes-routes.ts'
import { registerStats } from './features/stats/stats-routes.ts'
import { registerSuspensions } from './features/suspensions/suspensions-routes.ts'
import { registerTeam } from './features/team/team-routes.ts'
import { registerUsers } from './features/users/users-routes.ts'
import { registerVacation } from './features/vacation/vacation-routes.ts'
import { registerWallet } from './features/wallet/wallet-routes.ts'
import { MAX_BODY_BYTES } from './http/body-limits.ts'
import { registerJsonBodies } from './http/body-parsers.ts'
import { registerClient } from './http/client.ts'
import { respondToClientError } from './http/client-error.ts'
import { registerCrossSiteCheck } from './http/cross-site.ts'
import { registerDocs } from './http/docs.ts'
import { handleError, registerErrorHandler } from './http/error-handler.ts'
import { registerHealth } from './http/health-routes.ts'
import { registerRateLimits } from './http/rate-limit.ts'
import { registerRequestDrain } from './http/request-drain.ts'
import { loggedError, registerRequestLog } from './http/request-log.ts'
import { registerRequestTarget } from './http/request-target.ts'
import { createResponseCache } from './http/response-cache.ts'
import { registerResponseHeaders } from './http/response-headers.ts'
import { registerSlowRequests } from './http/slow-requests.ts'
import { endPartsOfOrder } from './order-endings.ts'

/** Order matters: hooks before the calls they apply to, documentation after all calls. */
const registers: Register[] = [
  registerClient,
  registerResponseHeaders,
  registerErrorHandler,
  registerRequestLog,
  registerSlowRequests,
  registerRequestDrain,
  registerRequestTarget,
  registerCrossSiteCheck,
  registerRateLimits,
  registerAuditHooks,
  registerJsonBodies,
  registerHealth,
  registerMetrics,
  registerChanges,
  registerCategories,
  registerBrands,
  registerConditions,
  registerSizes,
  registerSitemap,
  registerProducts,
  registerProductWriting,
  registerDrafts,
  registerModeration,
  registerReports,
  registerSuspensions,
  registerPhoneRecords,
  registerAppeals,
  registerUsers,
  registerVacation,
  registerShops,
  registerLikes,
  registerAddresses,
  registerFollows,
  registerRatings,
  registerPreferences,
  registerShippingSettings,
  registerBankDetails,
  registerPayouts,
  registerHeldOrders,
  registerRefunds,
  registerRemittances,
  registerCouriers,
  registerCouriersWorker,
  registerAuditLog,
  registerTeam,
  registerDisputes,
  registerWallet,
  registerStats,
  registerContact,
  registerOffers,
  registerChats,
  registerCarts,
  registerCheckout,
  registerOrders,
  registerOrderConfirmations,
  registerSessions,
  registerSecondFactors,
  registerPasskeys,
  registerGoogleSignIn,
  registerDataDeletion,
  registerDataExport,
  registerPhotos,
  registerOutbox,
  registerOutboxWorker,
  registerPhoneCodes,
  registerAccounts,
  registerCalls,
  registerDocs,
]

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, settings } = parts
  const app = fastify({
    logger: { level: settings.logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: respondToClientError,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.decorate('calls', [])
  app.decorate('responseCache', createResponseCache())
  app.decorate('uploadSlots', createUploadSlots())
  app.decorate('findAccount', (token: string) => findAccount(db, settings, token))
  app.decorateRequest('account', undefined)

  const announcements = createAnnouncements(db, parts.lifecycle, app.log)
  const context: AppContext = {
    ...parts,
    announcements,
    counts: createProductCounts(db, announcements),
    onOrderEnded: endPartsOfOrder,
    claimDraft,
  }
  for (const register of registers) register(app, context)
  await app.ready()
  return app
}
