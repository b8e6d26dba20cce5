import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { MINUTE_MS } from '../time.ts'
import { AppError } from './app-error.ts'
import { isLocalRequest } from './local-request.ts'

/** Limits the reads of one IP, in memory, as counting them in the database would cost more than the reads. */
export function registerReadLimit(app: FastifyInstance, { settings }: { settings: Settings }): void {
  let endsAt = 0
  const { readsPerMinute } = settings.limits
  const reads = new Map<string, number>()
  app.addHook('onRequest', (request, _reply, next) => {
    // The document server reads from this machine, for everybody.
    if (request.method !== 'GET' || isLocalRequest(request)) return next()
    const now = Date.now()
    if (now >= endsAt) {
      reads.clear()
      endsAt = now + MINUTE_MS
    }
    const count = (reads.get(request.ip) ?? 0) + 1
    reads.set(request.ip, count)
    if (count <= readsPerMinute) return next()
    next(new AppError('too-many', 'request.too-many', {}, { retryAfter: Math.ceil((endsAt - now) / 1000) }))
  })
}
