import { isPathTarget } from '@closyyy/gateway/request-target'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Rejects requests for another host, and those whose `Host` is not a host. */
export function registerRequestTarget(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isPathTarget(request.raw.url ?? '') && hasHost(request)) return
    return reply.code(400).header('cache-control', 'no-store').type('text/plain').send('Bad request\n')
  })
}

function hasHost({ host }: FastifyRequest): boolean {
  const url = URL.parse(`http://${host}`)
  return url !== null && url.href === `http://${url.host}/`
}
