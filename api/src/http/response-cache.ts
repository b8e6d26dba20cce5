import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isDatabaseUnavailable } from '../db/database-errors.ts'
import { MINUTE_MS } from '../time.ts'
import { handleError } from './error-handler.ts'
import { localeOf } from './request-locale.ts'

const MAX_AGE_MS = 15 * MINUTE_MS
const MAX_CHARACTERS = 16_000_000
const MAX_ENTRY_CHARACTERS = 200_000

interface CachedResponse {
  body: string
  cachedAt: number
}

export type ResponseCache = LRUCache<string, CachedResponse>

export function createResponseCache(): ResponseCache {
  return new LRUCache({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_ENTRY_CHARACTERS,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  })
}

/** Returns undefined if the response may be personal. */
function cacheKeyOf(request: FastifyRequest): string | undefined {
  return request.account ? undefined : `${localeOf(request)} ${request.url}`
}

/** Serves a public call's last response, with its `age` in seconds, while the database is unavailable or too slow. */
export function withResponseCache({ responseCache }: FastifyInstance) {
  return {
    onSend(request: FastifyRequest, reply: FastifyReply, body: unknown, next: () => void): void {
      const key = cacheKeyOf(request)
      const isFresh = reply.statusCode === 200 && !reply.hasHeader('age')
      if (key && isFresh && typeof body === 'string') responseCache.set(key, { body, cachedAt: Date.now() })
      next()
    },
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const key = isDatabaseUnavailable(error) ? cacheKeyOf(request) : undefined
      const cached = key && responseCache.get(key)
      const ageMs = cached ? Date.now() - cached.cachedAt : Number.POSITIVE_INFINITY
      if (!cached || ageMs > MAX_AGE_MS) return handleError(error, request, reply)
      request.log.warn({ reason: error.message }, 'responded from the cache')
      return reply
        .code(200)
        .header('age', Math.round(ageMs / 1_000))
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(cached.body)
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache
  }
}
