import http from 'node:http'
import https from 'node:https'
import { proofHeaders } from '@closyyy/gateway/shell-proof'
import { LRUCache } from 'lru-cache'
import type { ServerEnv } from '../env.ts'
import { isPublicApiPath } from '../public-api-path.ts'
import type { CallResponse } from '../renderer/protocol.ts'

const MAX_RESPONSE_BYTES = 5_000_000
const MAX_PATH_LENGTH = 4_000
const MAX_CACHED_BYTES = 4_000_000
/** Shorter than the API allows, in case an announcement is lost. */
const MAX_CACHE_MS = 5_000

export interface ReadResponse extends CallResponse {
  /** Surrogate keys of the content; absent if the API names none, or responds with a copy that it cached. */
  keys?: string[] | undefined
}

/** Reads from the API for a renderer; undefined if the path is not allowed or the API does not respond. */
export type ApiRead = (path: string, signal: AbortSignal) => Promise<ReadResponse | undefined>

export interface ApiReads {
  read: ApiRead
  /** Removes the cached responses that have one of the changed surrogate keys; without keys, all of them. */
  invalidate: (keys?: string[]) => void
}

type ApiReadsEnv = Pick<ServerEnv, 'apiOrigin' | 'shellSecret'>

/**
 * Allows what any visitor without an account may read: GET below `/api`, without headers of the renderer's choice. Caches
 * responses of lists that hardly ever change, for which the API names an age: most reads of a listing page. While changes
 * are not announced it caches none, because documents then live 5 seconds from their render on.
 */
export function createApiReads({ apiOrigin, shellSecret }: ApiReadsEnv, isAnnounced: () => boolean): ApiReads {
  const own = { accept: 'application/json', ...proofHeaders(shellSecret) }
  // `fetch` costs twice the processor time.
  const { Agent, get } = apiOrigin.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true })
  const cached = new LRUCache<string, ReadResponse>({
    maxSize: MAX_CACHED_BYTES,
    ttl: MAX_CACHE_MS,
    sizeCalculation: ({ body }, path) => body.length + path.length,
  })
  let changes = 0

  return {
    async read(path, signal) {
      const url = allowedUrl(path, apiOrigin)
      const known = url && cached.get(path)
      if (!url || known) return known
      const changesBefore = changes
      try {
        const { response, isCacheable } = await responseTo(get(url, { agent, headers: own, signal }))
        // A change meanwhile may be missing from the response.
        if (isCacheable && changes === changesBefore && isAnnounced()) cached.set(path, response)
        return response
      } catch {
        return undefined
      }
    },
    invalidate(keys) {
      changes++
      for (const [path, response] of cached.entries())
        if (!keys || response.keys?.some(key => keys.includes(key))) cached.delete(path)
    },
  }
}

function allowedUrl(path: string, apiOrigin: string): URL | undefined {
  if (path.length > MAX_PATH_LENGTH || !path.startsWith('/api/')) return undefined
  const url = new URL(path, apiOrigin)
  return url.pathname.startsWith('/api/') && isPublicApiPath(path) ? url : undefined
}

interface CacheableResponse {
  response: ReadResponse
  isCacheable: boolean
}

/** @throws if the API does not respond or redirects, or the response is too large */
function responseTo(request: http.ClientRequest): Promise<CacheableResponse> {
  return new Promise((resolve, reject) => {
    request.on('error', reject)
    request.on('response', message => {
      const { statusCode: status = 0, headers } = message
      const chunks: Buffer[] = []
      let length = 0
      message.on('error', reject)
      if (headers.location !== undefined) message.destroy(new Error('The API redirects.'))
      message.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > MAX_RESPONSE_BYTES) message.destroy(new Error('The response of the API is too large.'))
        chunks.push(chunk)
      })
      message.on('end', () => {
        const keys = keysOf(headers)
        const response = { status, retryAfter: headers['retry-after'] ?? null, body: Buffer.concat(chunks), keys }
        const isCacheable = status === 200 && keys !== undefined && isStorable(headers)
        resolve({ response, isCacheable })
      })
    })
  })
}

const isStorable = ({ 'cache-control': control = '' }: http.IncomingHttpHeaders) => /^public, max-age=\d/.test(control)

function keysOf({ age, 'surrogate-key': keys }: http.IncomingHttpHeaders): string[] | undefined {
  return age === undefined && typeof keys === 'string' ? keys.split(' ') : undefined
}
