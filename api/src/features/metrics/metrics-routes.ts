import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { requireOperator } from '../../http/operator-access.ts'
import { type ChangeUsage, createMetrics } from './metrics-service.ts'

interface MetricsContext {
  db: Db
  settings: Pick<Settings, 'metricsToken'>
  announcements: ChangeUsage
}

export function registerMetrics(app: FastifyInstance, { db, settings, announcements }: MetricsContext): void {
  const metrics = createMetrics(db, announcements)
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
    requireOperator(request, settings.metricsToken)
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.write())
  })
  app.addHook('onClose', async () => metrics.clear())
}
