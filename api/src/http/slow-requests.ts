import { watchBodyRate } from '@closyyy/gateway/body-rate'
import type { FastifyInstance } from 'fastify'
import { respondToClientError, TOO_SLOW } from './client-error.ts'

/** Time in which a client may read the response before its connection is closed, in milliseconds. */
const LINGER_MS = 1_000

/** Ends requests whose body arrives too slowly with 408, so that nobody can hold a slot for uploads. */
export function registerSlowRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = request
    watchBodyRate(raw, () => {
      if (reply.raw.headersSent) return
      request.log.info('a body arrived too slowly')
      respondToClientError({ code: TOO_SLOW }, raw.socket)
      setTimeout(() => raw.socket.destroy(), LINGER_MS).unref()
    })
    next()
  })
}
