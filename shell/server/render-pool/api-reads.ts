import type { CallResponse } from '../renderer/protocol.ts'
import { isPublicApiPath } from './public-api-path.ts'

const MAX_RESPONSE_BYTES = 5_000_000
const MAX_PATH_LENGTH = 4_000

export interface ReadResponse extends CallResponse {
  /** Surrogate keys of the content; absent if the API names none, or responds with a copy that it cached. */
  keys?: string[] | undefined
}

/** Reads from the API for a renderer; undefined if the path is not allowed or the API does not respond. */
export type ApiRead = (path: string, signal: AbortSignal) => Promise<ReadResponse | undefined>

/** Allows what any visitor without an account may read: GET below `/api`, without headers of the renderer's choice. */
export function createApiRead(apiOrigin: string): ApiRead {
  return async (path, signal) => {
    const url = allowedUrl(path, apiOrigin)
    if (!url) return undefined
    try {
      const response = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal })
      const { status, headers } = response
      const body = await limitedBytes(response)
      return { status, retryAfter: headers.get('retry-after'), body, keys: keysOf(headers) }
    } catch {
      return undefined
    }
  }
}

function keysOf(headers: Headers): string[] | undefined {
  return headers.has('age') ? undefined : headers.get('surrogate-key')?.split(' ')
}

function allowedUrl(path: string, apiOrigin: string): URL | undefined {
  if (path.length > MAX_PATH_LENGTH || !path.startsWith('/api/')) return undefined
  const url = new URL(path, apiOrigin)
  return url.pathname.startsWith('/api/') && isPublicApiPath(path) ? url : undefined
}

async function limitedBytes({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_RESPONSE_BYTES) throw new Error('The response of the API is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
