import { type ApiClient, createApiClient } from '@closyyy/api-client/api-client'
import type { FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'
import { chosenLocale, visitorHeaders } from '../http/visitor.ts'

/** Longer than an order may wait for its turn in the API. */
const TIME_LIMIT_MS = 20_000

type FormEnv = Pick<ServerEnv, 'apiOrigin' | 'shellSecret'>

/** Creates the API client of one form: the API limits by the visitor's IP and responds in the visitor's language. */
export function formCalls(env: FormEnv, request: FastifyRequest): ApiClient {
  const own = { 'accept-language': chosenLocale(request.headers.cookie), ...visitorHeaders(env, request) }
  return createApiClient({
    base: `${env.apiOrigin}/api`,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), ...own },
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      }),
  })
}
