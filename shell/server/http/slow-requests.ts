import { watchBodyRate } from '@closyyy/gateway/body-rate'
import type { FastifyInstance } from 'fastify'
import { chosenLocale } from './visitor.ts'

/** Time in which a client may read the response before its connection is closed, in milliseconds. */
const LINGER_MS = 1_000

/** The API's own message for a request that takes too long. */
const tooSlow = { en: 'That took too long. Please try again.', ur: 'بہت دیر ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔' }

/** Ends requests whose body arrives too slowly with 408 (LIMIT-6). */
export function registerSlowRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw
    watchBodyRate(request.raw, () => {
      if (socket.destroyed || reply.raw.headersSent) return
      const body = JSON.stringify({ status: 'error', message: tooSlow[chosenLocale(request.headers.cookie)] })
      const head = [
        'HTTP/1.1 408 Request Timeout',
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        'connection: close',
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
      setTimeout(() => socket.destroy(), LINGER_MS).unref()
    })
    next()
  })
}
