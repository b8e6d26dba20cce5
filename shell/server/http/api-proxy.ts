import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

type RetryDelay = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['retryDelay']>

/**
 * A connection that was opened and never used is ended with a 408 after a minute, at times just as its first request
 * comes: nothing of it was done, so reading is tried once more.
 */
const retryDelay: RetryDelay = ({ req, res, err, attempt, getDefaultDelay }) =>
  res?.statusCode === 408 && req.method === 'GET' && attempt === 0 ? 1 : getDefaultDelay(req, res, err, attempt)

/** Hands calls and photos on to the API behind. */
export async function registerApiProxy(app: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const prefix of ['/api', '/photos']) {
    const options = { upstream: apiOrigin, prefix, rewritePrefix: prefix, http2: false, replyOptions: { retryDelay } }
    await app.register(proxy, options)
  }
}
