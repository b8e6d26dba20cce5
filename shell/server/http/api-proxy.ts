import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { MAX_FORM_BYTES } from '@closyyy/gateway/body-limit'
import { PROOF_HEADER } from '@closyyy/gateway/shell-proof'
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { type Dispatcher, Pool } from 'undici'
import type { ServerEnv } from '../env.ts'
import { textIn } from '../plain-parts/texts/text.ts'
import { isPublicApiPath } from '../public-api-path.ts'
import { BodyCopy, copyOfBody, untilReceived } from './body-copy.ts'
import { chosenLocale, visitorHeaders } from './visitor.ts'

type ProxyClient = NonNullable<FastifyHttpProxyOptions['undici']>
type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>
type RetryDelay = NonNullable<ReplyOptions['retryDelay']>
type OnError = NonNullable<ReplyOptions['onError']>
type Reply = Parameters<OnError>[0]
type OnResponse = NonNullable<ReplyOptions['onResponse']>
type Request = Parameters<OnResponse>[0]
type RequestDone = (error: Error | null, data: Dispatcher.ResponseData) => void
type RewriteHeaders = NonNullable<ReplyOptions['rewriteRequestHeaders']>

/** Requests of calls, and of photos, at the same time; further ones wait. */
const MAX_CONNECTIONS = 128
const RETRY_SECONDS = 2
/**
 * Silence of the API after which a request fails. The response to a form with files begins once they are processed, but
 * before this server would close the connection.
 */
const TIME_LIMITS = { callMs: 30_000, uploadMs: 100_000 }
const MIN_COMPRESSED_BYTES = 1_000
/** The API's own messages for a body above the limit and for an unknown path. */
const tooLarge = {
  en: `This is too large to send. At most ${MAX_FORM_BYTES / 1_000_000} MB can be sent at once.`,
  ur: `یہ بھیجنے کے لیے بہت بڑا ہے۔ ایک بار میں زیادہ سے زیادہ ${MAX_FORM_BYTES / 1_000_000} MB بھیجا جا سکتا ہے۔`,
}
const notFound = { en: 'Nothing was found at this URL.', ur: 'اس پتے پر کچھ نہیں ہے۔' }

/** Retries a read once after a 408: the API may close an idle connection just as its first request arrives. */
const retryDelay: RetryDelay = ({ req, res, attempt }) =>
  res?.statusCode === 408 && req.method === 'GET' && attempt === 0 ? 1 : null

/** Names one client, in place of what the request claims; drops `Expect`, which this server has already handled. */
const forwardClient =
  (env: ProxyEnv): RewriteHeaders =>
  (request, { expect: _, [PROOF_HEADER]: __, ...headers }) => ({ ...headers, ...visitorHeaders(env, request) })

/** Sends the whole response at once, and ends it after the body was dropped: ending the connection earlier would lose it. */
function rejectLargeBody(reply: Reply): void {
  const { request } = reply
  const raw = reply.raw as ServerResponse
  const message = tooLarge[chosenLocale(request.headers.cookie)]
  const body = JSON.stringify({ status: 'error', message })
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  const headers = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...type, 'content-length': Buffer.byteLength(body) }
  reply.hijack()
  raw.writeHead(413, headers)
  raw.write(body)
  if (request.body instanceof BodyCopy) request.body.destroy()
  void untilReceived(request).then(() => raw.end())
}

/** Waits for the request's body. @returns false if the client closed the connection, which is normal on phones */
async function canRespond(reply: Reply): Promise<boolean> {
  await untilReceived(reply.request)
  if (!reply.raw.destroyed) return true
  reply.log.info('the client closed the connection')
  return false
}

const respondUnavailable: OnError = async (reply, { error }) => {
  const { body: sent } = reply.request
  if (sent instanceof BodyCopy && sent.isTooLarge) return rejectLargeBody(reply)
  if (!(await canRespond(reply))) return
  reply.log.warn({ reason: error.message }, 'the API does not respond')
  const body = { status: 'error', message: textIn(chosenLocale(reply.request.headers.cookie))('error.busy') }
  reply.code(503).header('retry-after', RETRY_SECONDS).send(body)
}

/** Reads only: their responses contain no tokens, which the length of a compressed response could reveal. */
const isCompressible = (request: Request, reply: Reply) =>
  request.method === 'GET' && Number(reply.getHeader('content-length')) >= MIN_COMPRESSED_BYTES

/** Delays the response until the request's body was received: closing the connection earlier would lose both. */
const respondAfterBody: OnResponse = async (request, reply, upstream) => {
  const { stream } = upstream as unknown as { stream: Readable }
  reply.removeHeader('connection').removeHeader('surrogate-key')
  if (await canRespond(reply)) isCompressible(request, reply) ? reply.compress(stream) : reply.send(stream)
  else stream.on('error', () => undefined).destroy()
}

type ProxyEnv = Pick<ServerEnv, 'apiOrigin' | 'shellSecret'>

/** Requests to the API end with 503 if it is silent for too long; while a body moves, the time begins anew. */
function limitTime(pool: Pool, { callMs, uploadMs }: typeof TIME_LIMITS): Pick<Pool, 'request'> {
  const request = (options: Dispatcher.RequestOptions, done: RequestDone) => {
    const { 'content-type': type } = options.headers as IncomingHttpHeaders
    const headersTimeout = type?.startsWith('multipart/') ? uploadMs : callMs
    pool.request({ ...options, headersTimeout, bodyTimeout: callMs }, done)
  }
  return { request: request as Pool['request'] }
}

/** Needs `@fastify/compress` on the app. */
export async function registerApiProxy(
  app: FastifyInstance,
  env: ProxyEnv,
  timeLimits: typeof TIME_LIMITS = TIME_LIMITS,
): Promise<void> {
  const preHandler: FastifyHttpProxyOptions['preHandler'] = (request, reply, next) => {
    if (Number(request.headers['content-length']) > MAX_FORM_BYTES) return rejectLargeBody(reply as unknown as Reply)
    // The proxy's own lines about failures repeat those of `respondUnavailable`, and include aborts by clients.
    request.log = request.log.child({}, { level: 'error' })
    if (isPublicApiPath(request.raw.url ?? '/')) return next()
    reply.code(404).send({ status: 'error', message: notFound[chosenLocale(request.headers.cookie)] })
  }
  const replyOptions: ReplyOptions = {
    retryDelay,
    onError: respondUnavailable,
    onResponse: respondAfterBody,
    rewriteRequestHeaders: forwardClient(env),
  }
  // biome-ignore lint/nursery/noMisusedPromises: the framework awaits a plugin's promise
  await app.register(async scope => {
    // Bodies of every type pass unparsed; the API enforces their limits.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (request, _payload, done) => done(null, copyOfBody(request.raw)))
    for (const prefix of ['/api', '/photos']) {
      // The proxy's own version of the client throws if the API closes a connection too early (docs/decisions/061).
      const pool = new Pool(env.apiOrigin, { connections: MAX_CONNECTIONS })
      scope.addHook('onClose', () => pool.destroy())
      const client = limitTime(pool, timeLimits)
      const upstream = { upstream: env.apiOrigin, prefix, rewritePrefix: prefix, proxyPayloads: false }
      await scope.register(proxy, { ...upstream, undici: client as unknown as ProxyClient, preHandler, replyOptions })
    }
  })
}
