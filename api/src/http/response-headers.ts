import type { FastifyInstance } from 'fastify'

const fixed = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export function registerResponseHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(fixed)
    reply.header('x-request-id', request.id)
    next()
  })
}
