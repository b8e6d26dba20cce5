import { type ApiClient, createApiClient } from '@closyyy/api-client/api-client'
import type { FastifyRequest } from 'fastify'
import { chosenLocale, forwardedFor } from '../http/visitor.ts'

/** Longer than an order may wait for its turn in the API. */
const TIME_LIMIT_MS = 20_000

/** Creates the API client of one form: the API limits by the visitor's IP and responds in the visitor's language. */
export function formCalls(apiOrigin: string, request: FastifyRequest): ApiClient {
  const own = { 'accept-language': chosenLocale(request.headers.cookie), 'x-forwarded-for': forwardedFor(request.raw) }
  return createApiClient({
    base: `${apiOrigin}/api`,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), ...own },
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      }),
  })
}
