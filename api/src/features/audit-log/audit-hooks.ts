import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { withOrigin } from '../../http/request-origin.ts'
import { originOf } from '../../http/route.ts'
import { HOUR } from '../../time.ts'
import { countHits } from '../limits/limits-service.ts'
import { recordEvent } from './audit-log-service.ts'

/** Refusals of one sender and hour that are recorded one by one; after them every fiftieth. */
const MAX_SINGLE_REFUSALS = 20
const REFUSALS_STEP = 50

const FORBIDDEN = 403

/** Records what administrators read, and refused calls; changes record themselves in their transaction. */
export function registerAuditHooks(app: FastifyInstance, { db }: AppContext): void {
  const callOf = (request: FastifyRequest) => request.routeOptions.config.call

  app.addHook('preHandler', async request => {
    const call = callOf(request)
    if (call?.access !== 'admin' || call.method !== 'GET') return
    await withOrigin(originOf(request), () =>
      recordEvent(db, { action: 'data.read', object: { type: 'call', id: call.name } }),
    )
  })

  app.addHook('onResponse', async (request, reply) => {
    const call = callOf(request)
    if (!call || reply.statusCode !== FORBIDDEN) return
    const origin = originOf(request)
    const sender = origin.account ? `account ${origin.account.id}` : origin.ipHash()
    const count = await countHits(db, { name: 'refusals', seconds: HOUR }, sender)
    if (count > MAX_SINGLE_REFUSALS && count % REFUSALS_STEP !== 0) return
    await withOrigin(origin, () =>
      recordEvent(db, { action: 'access.refused', object: { type: 'call', id: call.name }, after: { count } }),
    )
  })
}
