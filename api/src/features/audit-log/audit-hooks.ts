import { SITE_FACTOR, siteKey } from '@closyyy/gateway/ip-key'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { type RequestOrigin, withOrigin } from '../../http/request-origin.ts'
import { hashOfIp, originOf } from '../../http/route.ts'
import { HOUR } from '../../time.ts'
import { countHits } from '../limits/limits-service.ts'
import { recordEvent } from './audit-log-service.ts'

/** Refusals of one sender and hour that are recorded one by one; after them every fiftieth. */
const MAX_SINGLE_REFUSALS = 20
const REFUSALS_STEP = 50

const FORBIDDEN = 403

const countRefusals = (db: Db, sender: string) => countHits(db, { name: 'refusals', seconds: HOUR }, sender)

/** Counts a refusal. @returns of whom it is recorded, with which count; undefined if it is not recorded */
async function countRefusal(
  db: Db,
  origin: RequestOrigin,
  ipKey: string,
): Promise<{ origin: RequestOrigin; count: number } | undefined> {
  const site = origin.account ? undefined : siteKey(ipKey)
  if (site) {
    const count = await countRefusals(db, site)
    // Of the whole /48 instead, or each of its 65,536 /64 would begin again (LIMIT-3).
    if (count > SITE_FACTOR * MAX_SINGLE_REFUSALS)
      return count % (SITE_FACTOR * REFUSALS_STEP) === 0
        ? { origin: { ...origin, ipHash: () => hashOfIp(site) }, count }
        : undefined
  }
  const count = await countRefusals(db, origin.account ? `account ${origin.account.id}` : origin.ipHash())
  return count <= MAX_SINGLE_REFUSALS || count % REFUSALS_STEP === 0 ? { origin, count } : undefined
}

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
    const refusal = await countRefusal(db, originOf(request), request.client.ipKey)
    if (!refusal) return
    const { origin, count } = refusal
    await withOrigin(origin, () =>
      recordEvent(db, { action: 'access.refused', object: { type: 'call', id: call.name }, after: { count } }),
    )
  })
}
