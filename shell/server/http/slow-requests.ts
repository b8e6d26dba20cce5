import { watchBodyRate } from '@closyyy/gateway/body-rate'
import { endWithResponse } from '@closyyy/gateway/raw-response'
import type { FastifyInstance } from 'fastify'
import { textIn } from '../plain-parts/texts/text.ts'
import { chosenLocale } from './visitor.ts'

/** Time in which a client may read the response before its connection is closed, in milliseconds. */
const LINGER_MS = 1_000

/** Ends requests whose body arrives too slowly with 408 (LIMIT-6). */
export function registerSlowRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw
    watchBodyRate(request.raw, () => {
      if (socket.destroyed || reply.raw.headersSent) return
      const message = textIn(chosenLocale(request.headers.cookie))('error.slow')
      const body = JSON.stringify({ status: 'error', message })
      endWithResponse(socket, { status: 408, headers: { 'content-type': 'application/json; charset=utf-8' }, body })
      setTimeout(() => socket.destroy(), LINGER_MS).unref()
    })
    next()
  })
}
