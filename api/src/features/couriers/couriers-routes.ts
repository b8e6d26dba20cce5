import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { eventKinds } from './courier.ts'
import { isSigned } from './courier-signature.ts'
import { openCourier } from './open-courier.ts'
import { receiveEvents } from './parcels-service.ts'

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const Events = z.object({
  events: z
    .array(
      z.object({
        event_id: text,
        reference: text,
        kind: z.enum(eventKinds),
        happened_at: z.iso.datetime({ offset: true }),
      }),
    )
    .check(z.maxLength(500)),
})

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Accepts a courier's signed reports; without its secret the path does not exist. */
export function registerCouriers(app: FastifyInstance, { db, settings }: AppContext): void {
  const { courier } = settings
  const name = openCourier(settings, app.log)?.name
  if (!courier || name === undefined) return
  // biome-ignore lint/nursery/noMisusedPromises: the framework awaits a plugin's promise
  void app.register(async scope => {
    // Keeps the text, because the signature is of its bytes.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('/api/v1/couriers/events', async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const signature = request.headers['closyyy-signature']
      if (!isSigned(courier.secret, body, typeof signature === 'string' ? signature : undefined))
        throw new AppError('signed-out', 'access.signed-out')
      const events = z.safeParse(Events, readJson(body))
      if (!events.success) throw new AppError('not-parseable', 'request.invalid')
      await receiveEvents(db, name, events.data.events)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
