import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import { CHALLENGE_HEADER, type Challenge, type Failure } from '@closyyy/contract/errors'
import { ApiError, codeOfStatus, isApiError } from './api-error.ts'
import { dataCandidates } from './normal-form.ts'
import { requestUrl } from './request-url.ts'

export interface ApiClientOptions {
  /** Base URL with the `/api` prefix: `/api` in the browser, absolute on a server. */
  base: string
  /** Returns the bearer token, undefined if nobody is signed in. */
  token?: () => string | undefined
  /** Called on every 401, so that the session can end. */
  onSignedOut?: () => void
  /** Returns the solution of a challenge, which is sent with one retry; without it challenged calls fail (LIMIT-9). */
  solveChallenge?: (challenge: Challenge) => Promise<string>
  fetch?: (url: string, init: RequestInit) => Promise<ApiResponse>
}

/** The part of a response that the client reads. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Keeps the request alive after the page is left, as `fetch` does with `keepalive`. */
  keepalive?: boolean
  /** Sends this request instead of the client's `fetch`. */
  fetch?: ApiClientOptions['fetch']
}

/** Typed calls of the contract, in the page's language. Reads are tried twice, writes once, or again once challenged. */
export interface ApiClient {
  /** Resolves with the response's `data` in normal form (API-2). @throws ApiError */
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallData<C>>
}

const RETRY_AFTER_MS = 300
/** Time until a read fails whose response has not begun (UI-3). */
const READ_TIMEOUT_MS = 30_000

/** Creates the client of a page, or of one request on a server. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    async call(call, input, callOptions = {}) {
      try {
        return await send(options, call, input as never, callOptions)
      } catch (error) {
        const headers = callOptions.signal?.aborted ? undefined : await headersOfRetry(options, call, error)
        if (!headers) throw error
        return send(options, call, input as never, { ...callOptions, headers: { ...callOptions.headers, ...headers } })
      }
    },
  }
}

/** Returns the additional headers of a retry once it may be sent; undefined without a retry. */
async function headersOfRetry(
  { solveChallenge }: ApiClientOptions,
  { method }: Call,
  error: unknown,
): Promise<Record<string, string> | undefined> {
  if (!isApiError(error)) return undefined
  if (error.challenge) {
    const solution = await solveChallenge?.(error.challenge).catch(() => undefined)
    return solution === undefined ? undefined : { [CHALLENGE_HEADER]: solution }
  }
  if (method !== 'GET' || (error.code !== 'no-network' && error.code !== 'internal')) return undefined
  await new Promise(resolve => setTimeout(resolve, RETRY_AFTER_MS))
  return {}
}

async function send<C extends Call>(
  { base, token, onSignedOut, fetch: sendOfClient = fetch }: ApiClientOptions,
  call: C,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
  { signal, headers, keepalive, fetch: request = sendOfClient }: CallOptions,
): Promise<CallData<C>> {
  const checks = loadChecks(call)
  // Awaited after a successful response only; offline, it fails along with the request.
  checks.catch(() => undefined)
  // The page's language may differ from the browser's preferred one.
  const language = globalThis.document?.documentElement.lang
  const bearer = call.access === 'anyone' ? undefined : token?.()
  const body =
    input.body instanceof FormData ? input.body : input.body === undefined ? undefined : JSON.stringify(input.body)
  const sent = request(base + requestUrl(call.path, input), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(language && { 'accept-language': language }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body,
    signal,
    keepalive,
  })
  const response = await inTime(call, sent).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError('no-network', 0)
  })
  const payload: unknown = await response.json().catch(() => undefined)
  const { status, message } = (payload ?? {}) as Partial<Failure>
  if (response.status === 401 && bearer) onSignedOut?.()
  if (!response.ok || status === 'error') throw failureOf(response, payload)
  const data = readData(await checks, payload)
  if (data) return data.value
  // Older servers may omit the status in an error response.
  throw status === undefined && message ? failureOf(response, payload) : new ApiError('unreadable', 200)
}

/** Limits the time of a read; does not abort it, because `AbortSignal.any` needs Safari 17.4. */
function inTime<Result>({ method }: Call, sent: Promise<Result>): Promise<Result> {
  if (method !== 'GET') return sent
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, READ_TIMEOUT_MS)
  })
  return Promise.race([sent, timeout]).finally(() => clearTimeout(timer))
}

/** Returns the error of a failed response, by HTTP status or envelope. Omits the message of a 5xx, which is not for users. */
function failureOf({ status, headers }: ApiResponse, payload: unknown): ApiError {
  const { message, errors, code, ticket, challenge } = (status < 500 && payload ? payload : {}) as Partial<Failure>
  const retryAfter = Number(headers.get('retry-after')) || undefined
  return new ApiError(code ?? codeOfStatus(status), status, message, errors, { retryAfter, ticket, challenge })
}

type Read<C> = (candidate: unknown) => { success: true; data: CallData<C> } | { success: false }

/** Loads the schema of the response while the request runs (docs/decisions/003). */
async function loadChecks<C extends Call>(call: C): Promise<Read<C>> {
  const [{ safeParse }, { data }] = await Promise.all([import('@closyyy/contract/schema'), call.schemas()])
  return candidate => safeParse(data, candidate) as ReturnType<Read<C>>
}

/** Finds the response's data in any accepted position (API-2); undefined if none matches the call's schema. */
function readData<C extends Call>(check: Read<C>, payload: unknown): { value: CallData<C> } | undefined {
  for (const candidate of dataCandidates(payload)) {
    const checked = check(candidate)
    if (checked.success) return { value: checked.data }
  }
  return undefined
}
