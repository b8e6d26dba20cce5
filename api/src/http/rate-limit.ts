import { SITE_FACTOR, siteKey } from '@closyyy/gateway/ip-key'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../env.ts'
import { MINUTE_MS } from '../time.ts'
import { AppError } from './app-error.ts'
import { isRead } from './read-methods.ts'

/** Limits reads per IP and minute, in memory: counting in the database would cost more than the reads. */
export function registerReadLimit(app: FastifyInstance, { settings }: { settings: Settings }): void {
  const max = settings.limits.readsPerMinute
  void app.register(rateLimit, { global: false })
  app.after(() => {
    const limitOf = (factor: number, keyGenerator: (request: FastifyRequest) => string) => ({
      count: app.createRateLimit({ max: factor * max, timeWindow: MINUTE_MS, keyGenerator }),
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
  })
}

function rejectExcess(reads: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>): void {
  if (!reads.isAllowed && reads.isExceeded)
    throw new AppError('too-many', 'request.too-many', {}, { retryAfter: reads.ttlInSeconds })
}
