import type { IncomingMessage } from 'node:http'
import { MAX_DROPPED_BYTES } from '@closyyy/gateway/body-limit'
import { hasBody } from '@closyyy/gateway/body-rate'
import type { FastifyInstance } from 'fastify'

export function drain(raw: IncomingMessage): Promise<void> {
  if (!hasBody(raw) || raw.readableEnded || raw.destroyed) return Promise.resolve()
  return new Promise(resolve => {
    let left = MAX_DROPPED_BYTES
    for (const event of ['end', 'close', 'error']) raw.once(event, () => resolve())
    raw.unpipe()
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) raw.destroy()
    })
    raw.resume()
  })
}

/** Responds after the whole request was received: a client that is still sending would never read the response. */
export function registerRequestDrain(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    await drain(raw)
    // The framework ends the connection after a body that it did not read completely.
    if (raw.readableEnded) reply.removeHeader('connection')
  })
}
