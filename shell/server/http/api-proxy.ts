import type { Readable } from 'node:stream'
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { copyOfBody, untilArrived } from './body-copy.ts'
import { chosenLocale } from './visitor.ts'

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>
type RetryDelay = NonNullable<ReplyOptions['retryDelay']>
type OnError = NonNullable<ReplyOptions['onError']>
type OnResponse = NonNullable<ReplyOptions['onResponse']>
type RewriteHeaders = NonNullable<ReplyOptions['rewriteRequestHeaders']>

const RETRY_SECONDS = 2
const METRICS = '/api/metrics'
const away = {
  en: 'The shop is not available just now. Please try again in a moment.',
  ur: 'دکان اس وقت دستیاب نہیں۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
}
/** As the API says it of an address that it does not have. */
const nowhere = { en: 'There is nothing at this address.', ur: 'اس پتے پر کچھ نہیں ہے۔' }

/**
 * A connection that was opened and never used is ended with a 408 after a minute, at times just as its first request
 * comes: nothing of it was done, so reading is tried once more.
 */
const retryDelay: RetryDelay = ({ req, res, attempt }) =>
  res?.statusCode === 408 && req.method === 'GET' && attempt === 0 ? 1 : null

/**
 * Says for whom the API is asked, as its limits count by address; what a client claims stands further from the API.
 * `Expect` ends here: this server has answered it already, and the client of the API refuses to send it.
 */
const nameClient: RewriteHeaders = (request, { expect: _, ...headers }) => {
  const claimed = headers['x-forwarded-for']
  const client = request.raw.socket.remoteAddress ?? 'unknown'
  return { ...headers, 'x-forwarded-for': claimed ? `${claimed}, ${client}` : client }
}

/** The path as the API will read it. */
function pathBehind({ raw }: FastifyRequest): string {
  try {
    return decodeURIComponent(new URL(raw.url ?? '/', 'http://api').pathname).replace(/\/+$/, '')
  } catch {
    return ''
  }
}

/** The API does not answer: said in its own envelope, without naming where it stands. */
const answerAway: OnError = (reply, { error }) => {
  reply.log.warn({ reason: error.message }, 'the API does not answer')
  const body = { status: 'error', message: away[chosenLocale(reply.request.headers.cookie)] }
  void untilArrived(reply.request).then(() => reply.code(503).header('retry-after', RETRY_SECONDS).send(body))
}

/** An answer waits for the end of its request: a connection that is closed before loses both. */
const answerAfterBody: OnResponse = (request, reply, upstream) => {
  const { stream } = upstream as unknown as { stream: Readable }
  void untilArrived(request).then(() => reply.removeHeader('connection').send(stream))
}

/** Hands calls and photos on to the API behind; what it tells of itself is nobody's outside. */
export async function registerApiProxy(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const preHandler: FastifyHttpProxyOptions['preHandler'] = (request, reply, next) => {
    if (pathBehind(request) !== METRICS) return next()
    reply.code(404).send({ status: 'error', message: nowhere[chosenLocale(request.headers.cookie)] })
  }
  const replyOptions: ReplyOptions = {
    retryDelay,
    onError: answerAway,
    onResponse: answerAfterBody,
    rewriteRequestHeaders: nameClient,
  }
  // biome-ignore lint/nursery/noMisusedPromises: a plugin's promise is what the framework waits for
  await app.register(async scope => {
    // Bodies of every type pass as they are; the API knows their limits.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (request, _payload, done) => done(null, copyOfBody(request.raw)))
    for (const prefix of ['/api', '/photos']) {
      const upstream = { upstream: apiOrigin, prefix, rewritePrefix: prefix, http2: false, proxyPayloads: false }
      await scope.register(proxy, { ...upstream, preHandler, replyOptions })
    }
  })
}
