import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { bearerToken } from '../../http/authorization.ts'
import { isLocalRequest } from '../../http/local-request.ts'
import { createMetrics } from './metrics-service.ts'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** With a configured token, requires it from everywhere; without one, allows only direct loopback requests. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  return token ? timingSafeEqual(hash(bearerToken(request)), hash(token)) : isLocalRequest(request)
}

interface MetricsContext {
  db: Db
  settings: Pick<Settings, 'metricsToken'>
}

export function registerMetrics(app: FastifyInstance, { db, settings }: MetricsContext): void {
  const metrics = createMetrics(db)
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.note({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
    next()
  })
  app.get('/api/metrics', async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) throw new AppError('not-found', 'request.path-unknown')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.write())
  })
  app.addHook('onClose', async () => metrics.clear())
}
