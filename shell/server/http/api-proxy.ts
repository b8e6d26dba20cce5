import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>
type RetryDelay = NonNullable<ReplyOptions['retryDelay']>
type OnError = NonNullable<ReplyOptions['onError']>

const RETRY_SECONDS = 2

/**
 * A connection that was opened and never used is ended with a 408 after a minute, at times just as its first request
 * comes: nothing of it was done, so reading is tried once more.
 */
const retryDelay: RetryDelay = ({ req, res, err, attempt, getDefaultDelay }) =>
  res?.statusCode === 408 && req.method === 'GET' && attempt === 0 ? 1 : getDefaultDelay(req, res, err, attempt)

/** The API does not answer: said in its own envelope, without naming where it stands. */
const answerAway: OnError = (reply, { error }) => {
  reply.log.warn({ reason: error.message }, 'the API does not answer')
  const body = { status: 'error', message: 'The shop is not available just now. Please try again in a moment.' }
  reply.code(503).header('retry-after', RETRY_SECONDS).send(body)
}

/** Hands calls and photos on to the API behind. */
export async function registerApiProxy(app: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const prefix of ['/api', '/photos']) {
    const replyOptions = { retryDelay, onError: answerAway }
    await app.register(proxy, { upstream: apiOrigin, prefix, rewritePrefix: prefix, http2: false, replyOptions })
  }
}
