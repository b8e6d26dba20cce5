import { SITE_FACTOR, siteKey } from '@closyyy/gateway/ip-key'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'
import { sendBarePage } from './bare-page.ts'
import { visitorKey } from './visitor.ts'

const MINUTE_MS = 60_000

/** Limits of documents per IP and minute (LIMIT-8). */
export interface VisitorLimits {
  /** Counts a document, cached or not. @returns false after responding with 429 */
  allow: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** Counts a document that must be rendered. @returns false after responding with 429 */
  allowRender: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

type LimitsEnv = Pick<ServerEnv, 'documentsPerMinute' | 'rendersPerMinute'>

/** Creates the limits, in memory: they bound the work of one process. */
export async function createVisitorLimits(app: FastifyInstance, env: LimitsEnv): Promise<VisitorLimits> {
  await app.register(rateLimit, { global: false })
  return {
    allow: createLimit(app, env.documentsPerMinute),
    allowRender: createLimit(app, env.rendersPerMinute),
  }
}

function createLimit(app: FastifyInstance, max: number): VisitorLimits['allow'] {
  const limitOf = (factor: number, keyOf: (request: FastifyRequest) => string) => ({
    keyOf,
    count: app.createRateLimit({ max: factor * max, timeWindow: MINUTE_MS, keyGenerator: keyOf }),
  })
  const limits = [limitOf(1, visitorKey), limitOf(SITE_FACTOR, request => siteKey(visitorKey(request)) ?? '')]
  return async (request, reply) => {
    for (const { keyOf, count } of limits) {
      const documents = keyOf(request) ? await count(request) : undefined
      if (!documents || documents.isAllowed || !documents.isExceeded) continue
      sendTooMany(request, reply, documents.ttlInSeconds)
      return false
    }
    return true
  }
}

function sendTooMany(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  sendBarePage(request, reply.header('retry-after', seconds), 429, t => ({
    heading: t('too-many.heading'),
    text: t('too-many.text', { seconds }),
  }))
}
