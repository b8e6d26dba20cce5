import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { ReleaseReader } from '../releases/release-reader.ts'
import { assignReleases } from '../releases/visitor-group.ts'
import { haveTables } from '../render/document-assets.ts'
import type { createStyleReader } from '../render/inline-styles.ts'
import { renderDocument } from '../render/render-document.ts'
import { starterHash } from '../render/script-starter.ts'
import { contentPolicy, integrityPolicy, reportingEndpoints } from './content-security-policy.ts'
import { permissionsPolicy } from './security-headers.ts'
import { chosenLocale, publicOrigin } from './visitor.ts'

export interface DocumentRouteOptions {
  env: ServerEnv
  releases: ReleaseReader
  metrics: Pick<ServerMetrics, 'countDocument'>
  readStyles: ReturnType<typeof createStyleReader>
}

export function documentRoute({ env, releases, metrics, readStyles }: DocumentRouteOptions) {
  // Pages may move, so browsers must not cache a redirect.
  const redirect = (reply: FastifyReply, to: string, status: number) =>
    reply.header('cache-control', 'no-store').redirect(to, status)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const tidy = tidyPath(request.url)
    if (tidy !== request.url) return redirect(reply, tidy, 301)
    const url = new URL(request.url, publicOrigin(env, request))
    const assigned = await assignReleases(releases, request, reply, url.protocol === 'https:')
    const result = await renderDocument({
      url,
      locale: chosenLocale(request.headers.cookie),
      releases: assigned,
      readStyles,
      log: request.log,
      onSent: document => metrics.countDocument({ ...document, seconds: reply.elapsedTime / 1_000 }),
    })
    if ('redirect' in result) return redirect(reply, result.redirect, result.status)
    // Releases from before there were tables load scripts without hashes and insert HTML from text.
    const isStrict = haveTables(assigned)
    const hashes = { scripts: [starterHash], styles: result.styleHashes }
    return reply
      .code(result.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy({ ...hashes, requiresTrustedTypes: isStrict }))
      .header('reporting-endpoints', reportingEndpoints)
      .header('permissions-policy', permissionsPolicy)
      .headers(isStrict ? { 'integrity-policy': integrityPolicy } : {})
      .header('cache-control', 'no-store')
      .header('vary', 'cookie')
      .headers(result.isPublic ? { 'x-offline-copy': 'allowed' } : {})
      .header('x-request-id', request.id)
      .header('server-timing', `document;dur=${reply.elapsedTime.toFixed(1)}`)
      .compress(Readable.from(result.html))
  }
}

/** Removes trailing slashes, and doubled ones, which a browser could read as a host. */
export function tidyPath(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (!path.startsWith('/')) return url
  const tidy = `/${path.split(/[\\/]/).filter(Boolean).join('/')}`
  return [tidy, ...query].join('?')
}
