import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Twice the largest form; a connection that sends more is ended. */
const MAX_DRAINED_BYTES = 256_000_000

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export function drain(raw: IncomingMessage): Promise<void> {
  if (!hasBody(raw) || raw.readableEnded || raw.destroyed) return Promise.resolve()
  return new Promise(resolve => {
    let left = MAX_DRAINED_BYTES
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
