import type { Call, CallResult } from '@closyyy/contract/call'
import { type ErrorCode, errorStatus, type FieldErrors } from '@closyyy/contract/errors'
import { parse } from 'zod/mini'

/** A request that the fake server received. */
export interface ReceivedRequest {
  name: string
  query: Record<string, string>
  /** Parsed JSON, or the FormData as sent. */
  body: unknown
  authorization: string | null
  idempotencyKey: string | null
}

type Responder = (request: ReceivedRequest) => Response | Promise<Response>

/** Milliseconds of latency, so that no page or test depends on immediate responses. */
const LATENCY_MS = 20

/** A server that follows the contract. Calls without a configured response, and `noNetwork`, fail like a lost network. */
export function createFakeServer() {
  const responders: { call: Call; respond: Responder }[] = []
  const requests: ReceivedRequest[] = []
  return {
    requests,
    /** Sets the response of a call; a later one replaces it. */
    respondTo<C extends Call>(call: C, response: Responder | CallResult<C>) {
      const respond = typeof response === 'function' ? (response as Responder) : () => success(call, response)
      responders.unshift({ call, respond })
    },
    async fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
      const url = new URL(String(input), 'http://localhost:3000')
      const found = responders.find(({ call }) => call.method === init.method && matches(call, url))
      if (!found) throw new TypeError(`No response is set for ${init.method} ${url.pathname}.`)
      const headers = new Headers(init.headers)
      const received = {
        name: found.call.name,
        query: Object.fromEntries(url.searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
        authorization: headers.get('authorization'),
        idempotencyKey: headers.get('idempotency-key'),
      }
      requests.push(received)
      await new Promise(resolve => setTimeout(resolve, LATENCY_MS))
      return found.respond(received)
    },
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>

const matches = ({ path }: Call, { pathname }: URL) =>
  new RegExp(`^/api${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(pathname)

/** A successful response, validated against the contract. */
export async function success<C extends Call>(call: C, data: unknown): Promise<Response> {
  const schemas = await call.schemas()
  return Response.json({ status: 'success', data: parse(schemas.data, data) }, { status: call.status ?? 200 })
}

/** A failed response. */
export function failure(code: ErrorCode, message = 'No.', errors?: FieldErrors): Response {
  const own = code === 'confirm-password' || code === 'suspended' ? { code } : {}
  return Response.json({ status: 'error', message, errors, ...own }, { status: errorStatus[code] })
}

/** A lost network: no response. */
export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('The network is gone.'))
}
