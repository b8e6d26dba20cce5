import { isLocalRequest } from '@closyyy/gateway/local-request'
import { isSameSecret } from '@closyyy/gateway/shell-proof'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from './server-metrics.ts'

interface MetricsContext {
  metrics: ServerMetrics
  env: Pick<ServerEnv, 'metricsToken'>
}

/** Serves the metrics to this machine, or with a token to a scraper on another one; to others the path is unknown. */
export function registerMetrics(app: FastifyInstance, { metrics, env }: MetricsContext): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayRead(request, env.metricsToken)) return reply.code(404).type('text/plain').send('Not found\n')
    return reply.type(metrics.contentType).send(await metrics.write())
  })
  app.addHook('onClose', async () => metrics.clear())
}

/** With a configured token, requires it from everywhere; without one, allows only direct loopback requests. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  return token ? isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`) : isLocalRequest(request)
}
