import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { MINUTE_MS } from '../time.ts'
import { AppError } from './app-error.ts'
import { isLocalRequest } from './local-request.ts'

/** Limits reads per IP and minute, in memory: counting in the database would cost more than the reads. */
export function registerReadLimit(app: FastifyInstance, { settings }: { settings: Settings }): void {
  void app.register(rateLimit, { global: false })
  app.after(() => {
    const countRead = app.createRateLimit({ max: settings.limits.readsPerMinute, timeWindow: MINUTE_MS })
    // Also limits unknown paths, which the plugin's own hooks leave out.
    app.addHook('onRequest', async request => {
      // Exempts the document server on this machine, which reads for every visitor.
      if (request.method !== 'GET' || isLocalRequest(request)) return
      const reads = await countRead(request)
      if (reads.isAllowed || !reads.isExceeded) return
      throw new AppError('too-many', 'request.too-many', {}, { retryAfter: reads.ttlInSeconds })
    })
  })
}
