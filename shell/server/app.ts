import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@closyyy/gateway/timeouts'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { listenToChanges } from './document-cache/api-changes.ts'
import { createDocumentCache, RELEASES_KEY } from './document-cache/document-cache.ts'
import { purgeOf } from './document-cache/edge-caches.ts'
import { createEdgePurge } from './document-cache/edge-purge.ts'
import { createStyleReader } from './document-html/inline-styles.ts'
import type { ServerEnv } from './env.ts'
import { registerApiProxy } from './http/api-proxy.ts'
import { respondToClientError } from './http/client-error.ts'
import { documentRoute } from './http/document-route.ts'
import { registerErrorPages } from './http/error-pages.ts'
import { registerLanguage } from './http/language-route.ts'
import { createPublicDocuments } from './http/public-documents.ts'
import { readableTarget, registerRequestTarget } from './http/request-target.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerSlowRequests } from './http/slow-requests.ts'
import { createVisitorLimits } from './http/visitor-limits.ts'
import { registerMetrics } from './metrics/metrics-route.ts'
import { createServerMetrics } from './metrics/server-metrics.ts'
import { registerPlainPages } from './plain-pages/plain-pages-routes.ts'
import { registerReleaseFiles } from './releases/release-files.ts'
import { createReleaseReader } from './releases/release-reader.ts'
import { openReleaseSource } from './releases/release-source.ts'
import { registerUnits } from './releases/units-route.ts'
import { registerWorker } from './releases/worker-route.ts'
import { createApiReads } from './render-pool/api-reads.ts'
import { createEventReporter } from './render-pool/renderer-events.ts'
import { startRendererProcess } from './render-pool/renderer-process.ts'
import { createRenderers } from './render-pool/renderers.ts'
import { registerReports } from './reports/reports-route.ts'
import { registerSecurityTxt } from './security-txt/security-txt-route.ts'
import { registerRobots } from './sitemap/robots-route.ts'
import { registerSitemap } from './sitemap/sitemap-routes.ts'
import { registerManifest } from './web-manifest/manifest.ts'

/** Silence after which a connection is closed; longer than any response takes to begin. */
const CONNECTION_TIMEOUT_MS = 120_000

export async function buildApp(env: ServerEnv, startRenderer = startRendererProcess): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn' },
    genReqId: () => randomUUID(),
    trustProxy: env.trustedProxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    rewriteUrl: ({ url }) => readableTarget(url ?? '/'),
    clientErrorHandler: respondToClientError,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const metrics = createServerMetrics()
  const source = openReleaseSource(env)
  const apiReads = createApiReads(env, () => Number.isFinite(changes.announcedSince()))
  const renderers = createRenderers({
    start: startRenderer,
    read: apiReads.read,
    onEvent: createEventReporter({ log: app.log, metrics }),
  })
  app.addHook('onClose', () => renderers.close())
  const releases = createReleaseReader({
    env,
    source,
    log: app.log,
    metrics,
    renderers,
    prepare: (sets, deadline) => documents.warmUp(sets, deadline),
    onChange: () => purgeAll(),
  })
  app.addHook('onClose', () => releases.close())

  const edge = env.edge && createEdgePurge({ send: purgeOf(env.edge), log: app.log })
  const purgeAll = () => {
    edge?.purge([RELEASES_KEY])
  }
  const changes = listenToChanges({
    apiOrigin: env.apiOrigin,
    token: env.metricsToken,
    shellSecret: env.shellSecret,
    log: app.log,
    onChange(keys) {
      apiReads.invalidate(keys)
      cache.outdate(keys)
      edge?.purge(keys)
    },
    onGap() {
      apiReads.invalidate()
      purgeAll()
    },
  })
  app.addHook('onClose', () => edge?.close())
  app.addHook('onClose', () => changes.close())
  const { announcedSince } = changes
  const cache = createDocumentCache({ maxBytes: env.documentCacheBytes, announcedSince })
  const documents = createPublicDocuments({ env, cache, readStyles: createStyleReader(), log: app.log })
  metrics.observeCache(() => ({ bytes: cache.bytes(), isAnnounced: Number.isFinite(announcedSince()) }))

  registerErrorPages(app)
  registerSlowRequests(app)
  registerRequestTarget(app)
  await registerSecurityHeaders(app)
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 5 },
  }
  await app.register(compress, { global: false, encodings: ['br', 'gzip'], brotliOptions })
  await registerReleaseFiles(app, { env, source, releases })
  await registerApiProxy(app, env)
  await registerManifest(app)
  registerMetrics(app, { metrics, env })
  registerReports(app, { env, releases, metrics })
  registerWorker(app, { releases })
  registerUnits(app, { releases })
  registerRobots(app, env)
  registerSecurityTxt(app, env)
  registerLanguage(app, env)
  const limits = await createVisitorLimits(app, env)
  registerSitemap(app, { env, limits })
  await registerPlainPages(app, { env, releases, limits })
  app.get(
    '/*',
    documentRoute({
      env,
      releases,
      metrics,
      documents,
      cache,
      hasPurge: () => edge?.isWorking() ?? false,
      limits,
    }),
  )
  return app
}
