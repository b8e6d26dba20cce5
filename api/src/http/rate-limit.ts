import { SITE_FACTOR, siteKey } from '@closyyy/gateway/ip-key'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../env.ts'
import { MINUTE_MS } from '../time.ts'
import { AppError } from './app-error.ts'
import { isRead } from './read-methods.ts'

/**
 * Limits reads per IP, and writes per account (LIMIT-13), per minute and in memory: counting in the database would cost
 * more than the requests.
 */
export function registerRateLimits(app: FastifyInstance, { settings }: { settings: Settings }): void {
  const { readsPerMinute, writesPerMinute } = settings.limits
  void app.register(rateLimit, { global: false })
  app.after(() => {
    const limitOf = (factor: number, keyGenerator: (request: FastifyRequest) => string) => ({
      count: app.createRateLimit({ max: factor * readsPerMinute, timeWindow: MINUTE_MS, keyGenerator }),
      keyGenerator,
    })
    const limits = [
      limitOf(1, ({ client }) => client.ipKey),
      limitOf(SITE_FACTOR, ({ client }) => siteKey(client.ipKey) ?? ''),
    ]
    // Also limits unknown paths, which the plugin's own hooks leave out.
    app.addHook('onRequest', async request => {
      if (!isRead(request.method) || request.client.isShell) return
      for (const { count, keyGenerator } of limits) if (keyGenerator(request)) rejectExcess(await count(request))
    })
    const countWrites = app.createRateLimit({
      max: writesPerMinute,
      timeWindow: MINUTE_MS,
      keyGenerator: ({ account }) => `account ${account?.id}`,
    })
    // Once the route has identified the account, before the body is read.
    app.addHook('preParsing', async request => {
      if (request.account && !isRead(request.method)) rejectExcess(await countWrites(request))
    })
  })
}

function rejectExcess(requests: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>): void {
  if (!requests.isAllowed && requests.isExceeded)
    throw new AppError('too-many', 'request.too-many', {}, { retryAfter: requests.ttlInSeconds })
}
