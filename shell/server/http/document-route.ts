import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCoding, bodyOf, entityTag, hasEntity } from '../document-cache/content-coding.ts'
import { type CachedDocument, type DocumentCache, RELEASES_KEY } from '../document-cache/document-cache.ts'
import type { DocumentResponse } from '../document-cache/document-renders.ts'
import { documentUrl, withTracking } from '../document-cache/document-url.ts'
import type { SharedDocument } from '../document-cache/shared-document.ts'
import type { ServerEnv } from '../env.ts'
import type { SentDocument, ServerMetrics } from '../metrics/server-metrics.ts'
import type { ReleaseReader } from '../releases/release-reader.ts'
import { assignReleases } from '../releases/visitor-group.ts'
import { sharedCacheControl } from './document-headers.ts'
import type { PublicDocuments } from './public-documents.ts'
import { chosenLocale, publicUrl } from './visitor.ts'
import type { VisitorLimits } from './visitor-limits.ts'

export interface DocumentRouteOptions {
  env: Pick<ServerEnv, 'publicOrigin'>
  releases: Pick<ReleaseReader, 'current' | 'hasCanary'>
  metrics: Pick<ServerMetrics, 'countDocument' | 'countCacheResult'>
  documents: PublicDocuments
  cache: Pick<DocumentCache, 'isAnnounced' | 'isOutdated'>
  /** True if caches in front of this server are told of changes. */
  hasPurge: () => boolean
  limits: VisitorLimits
}

const OK = 200
const NOT_MODIFIED = 304
/** Header of a cache in front of this server; it gets whole documents, with their surrogate keys. */
const EDGE_HEADER = 'surrogate-capability'

export function documentRoute({ env, releases, metrics, documents, cache, hasPurge, limits }: DocumentRouteOptions) {
  // Pages may move, so browsers must not cache a redirect.
  const redirect = (reply: FastifyReply, to: string, status: number) =>
    reply.header('cache-control', 'no-store').redirect(to, status)

  const count = (reply: FastifyReply, sent: Omit<SentDocument, 'seconds'>) =>
    metrics.countDocument({ ...sent, seconds: reply.elapsedTime / 1_000 })

  /** Sends the parts of a document once they are rendered. */
  function stream(reply: FastifyReply, { status, headers, body, finished }: SharedDocument) {
    void finished.then(
      ({ document }) => count(reply, document.sent),
      () => undefined,
    )
    return reply.code(status).headers(headers).header('content-encoding', 'br').send(body.stream())
  }

  /** False if its content or the releases changed during its render: the purge of shared caches came before it. */
  async function isCurrent(document: CachedDocument, releasesKey: string): Promise<boolean> {
    // A shared cache could not tell the visitors who get a canary from the others.
    if (cache.isOutdated(document) || (await releases.hasCanary())) return false
    return (await releases.current()).key === releasesKey
  }

  async function send(request: FastifyRequest, reply: FastifyReply, document: CachedDocument) {
    const coding = acceptedCoding(request.headers['accept-encoding'])
    const tag = entityTag(document, coding)
    count(reply, document.sent)
    reply.header('etag', tag)
    if (hasEntity(request.headers['if-none-match'], tag)) return reply.code(NOT_MODIFIED).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.code(document.sent.status).send(await bodyOf(document, coding))
  }

  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    response: Exclude<DocumentResponse, { type: 'redirect' }>,
    releasesKey: string,
  ) {
    metrics.countCacheResult(response.type === 'cached' ? response.freshness : 'rendered')
    reply
      .header('x-request-id', request.id)
      .header('server-timing', `document;dur=${reply.elapsedTime.toFixed(1)}`)
      .header('cache-status', cacheStatusOf(response))
    const isEdge = request.headers[EDGE_HEADER] !== undefined
    if (response.type === 'rendering' && !isEdge && acceptedCoding(request.headers['accept-encoding']) === 'br')
      return stream(reply, response.document)

    const { document, isPublic } = await untilWhole(response)
    reply.headers(document.headers)
    if (isPublic && !reply.hasHeader('set-cookie') && (await isCurrent(document, releasesKey))) {
      reply.header(
        'cache-control',
        sharedCacheControl({ isAnnounced: cache.isAnnounced(document), hasPurge: hasPurge() }),
      )
      if (isEdge) reply.header('surrogate-key', [RELEASES_KEY, ...document.keys].join(' '))
    }
    return send(request, reply, document)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const tidy = tidyPath(request.url)
    if (tidy !== request.url) return redirect(reply, tidy, 301)
    if (!(await limits.allow(request, reply))) return reply
    const { url, tracking } = documentUrl(publicUrl(env, request))
    const assigned = await assignReleases(releases, request, reply, url.protocol === 'https:')
    const page = { releases: assigned, locale: chosenLocale(request.headers.cookie), url }
    if (documents.mustRender(page) && !(await limits.allowRender(request, reply))) return reply
    const response = await documents.get(page, request.log)

    if (response.type === 'redirect') {
      const { status, redirect: target, sent } = response.redirect
      count(reply, sent)
      return redirect(reply, withTracking(target, tracking), status)
    }
    return respond(request, reply, response, assigned.key)
  }
}

/** Returns the whole document, and whether shared caches may store it if nothing has changed. */
async function untilWhole(response: Exclude<DocumentResponse, { type: 'redirect' }>) {
  if (response.type === 'cached') return { document: response.document, isPublic: response.freshness !== 'outdated' }
  const { document, isWhole } = await response.document.finished
  return { document, isPublic: isWhole && response.document.status === OK }
}

function cacheStatusOf(response: DocumentResponse): string {
  if (response.type !== 'cached') return 'document-server; fwd=miss'
  return response.freshness === 'fresh' ? 'document-server; hit' : 'document-server; hit; ttl=0'
}

/** Line breaks, as a URL gets in a wrapped text. The router's pattern for any path does not match them. */
const LINE_BREAKS = /%(?:0[ad]|e2%80%a[89])/gi

/** Removes line breaks, trailing slashes, and doubled ones, which a browser could read as a host. */
export function tidyPath(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (!path.startsWith('/')) return url
  const tidy = `/${path.replace(LINE_BREAKS, '').split(/[\\/]/).filter(Boolean).join('/')}`
  return [tidy, ...query].join('?')
}
