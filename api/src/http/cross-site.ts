import type { IncomingHttpHeaders } from 'node:http'
import { isUrlOfHost } from '@closyyy/gateway/url-host'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { AppError } from './app-error.ts'
import { isRead } from './read-methods.ts'

/**
 * Returns whether a page of another website sent a request. Browsers without fetch metadata send the origin; it may be the
 * shop's, or that of the request, which the document server forwards. Programs send neither.
 */
function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin, host, 'x-forwarded-host': forwarded } = headers
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined) return false
  const ownHosts = [new URL(publicUrl).host, host, forwarded]
  return !ownHosts.some(own => typeof own === 'string' && isUrlOfHost(origin, own))
}

/** Rejects writes that a page of another website sends from its visitors' browsers (LIMIT-5). */
export function registerCrossSiteCheck(app: FastifyInstance, { settings }: { settings: Settings }): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (!isRead(method) && isCrossSite(headers, settings.publicUrl))
      throw new AppError('not-allowed', 'request.cross-site')
  })
}
