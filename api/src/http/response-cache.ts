import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isDatabaseUnavailable } from '../db/database-errors.ts'
import { handleError } from './error-handler.ts'
import { localeOf } from './request-locale.ts'

const KEPT_MS = 15 * 60_000
const MOST_CHARACTERS = 16_000_000
const LONGEST_CHARACTERS = 200_000

interface Kept {
  body: string
  at: number
}

/** The last answers that were anybody's, by what was asked for. */
export type ResponseCache = LRUCache<string, Kept>

export function createResponseCache(): ResponseCache {
  return new LRUCache({
    maxSize: MOST_CHARACTERS,
    maxEntrySize: LONGEST_CHARACTERS,
    sizeCalculation: ({ body }, name) => body.length + name.length,
  })
}

/** What is asked for; nothing where the answer may be one person's. */
function nameOf(request: FastifyRequest): string | undefined {
  return request.account ? undefined : `${localeOf(request)} ${request.url}`
}

/** Lets a public call answer what it answered last, with its `age` in seconds, while the database is away or too slow. */
export function withResponseCache({ responseCache: answers }: FastifyInstance) {
  return {
    onSend(request: FastifyRequest, reply: FastifyReply, body: unknown, next: () => void): void {
      const name = nameOf(request)
      const isFresh = reply.statusCode === 200 && !reply.hasHeader('age')
      if (name && isFresh && typeof body === 'string') answers.set(name, { body, at: Date.now() })
      next()
    },
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const name = isDatabaseUnavailable(error) ? nameOf(request) : undefined
      const kept = name && answers.get(name)
      const ageMs = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY
      if (!kept || ageMs > KEPT_MS) return handleError(error, request, reply)
      request.log.warn({ reason: error.message }, 'answered from memory')
      return reply
        .code(200)
        .header('age', Math.round(ageMs / 1_000))
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(kept.body)
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache
  }
}
