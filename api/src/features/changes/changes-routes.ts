import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'
import { requireOperator } from '../../http/operator-access.ts'
import type { Announcements } from './announcements.ts'

const MAX_STREAMS = 64
/** Unread characters beyond which a stream is ended. */
const MAX_UNREAD = 256_000

function openStream(announcements: Announcements): Readable {
  const stream = new Readable({ read: () => undefined, encoding: 'utf8' })
  const write = (text: string) => {
    if (stream.readableLength > MAX_UNREAD) stream.destroy()
    else stream.push(text)
  }
  const unsubscribe = announcements.subscribe({
    onBatch: keys => write(`data: ${JSON.stringify({ keys })}\n\n`),
    onProof: () => write('event: beat\ndata:\n\n'),
    onLoss: () => {
      unsubscribe()
      stream.push(null)
    },
  })
  stream.on('close', unsubscribe)
  write('event: open\ndata:\n\n')
  return stream
}

/** Streams the keys of changed responses to document servers and other caches (decision 031). */
export function registerChanges(
  app: FastifyInstance,
  { announcements, settings, lifecycle }: Pick<AppContext, 'announcements' | 'settings' | 'lifecycle'>,
): void {
  app.route({
    method: 'GET',
    url: '/api/changes',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (!request.client.isShell) requireOperator(request, settings.metricsToken)
      const isOpen = announcements.isLive() && lifecycle.phase === 'ready'
      if (!isOpen || announcements.streams() >= MAX_STREAMS) throw serviceUnavailable()
      // Closing the connection with the stream lets the server stop at once.
      reply.headers({ 'cache-control': 'no-store', connection: 'close' })
      return reply.type('text/event-stream').send(openStream(announcements))
    },
  })
  app.addHook('onListen', async () => announcements.open())
  app.addHook('preClose', () => announcements.close())
}
