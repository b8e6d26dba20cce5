import { createApiClient } from '@closyyy/api-client/api-client'
import { proofHeaders } from '@closyyy/gateway/shell-proof'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerEnv } from '../env.ts'
import type { VisitorLimits } from '../http/visitor-limits.ts'
import { partNames, readPart } from './sitemap-parts.ts'
import { indexXml, partXml } from './sitemap-xml.ts'

const TTL_SECONDS = 3_600
const MAX_CACHED_TEXTS = 24
const RETRY_SECONDS = 60

const partPath = (name: string) => `/sitemap-${name}.xml`

type SitemapEnv = Pick<ServerEnv, 'apiOrigin' | 'publicOrigin' | 'shellSecret'>

interface SitemapContext {
  env: SitemapEnv
  limits: Pick<VisitorLimits, 'allowRender'>
}

export function registerSitemap(app: FastifyInstance, { env, limits }: SitemapContext): void {
  const api = createApiClient({
    base: `${env.apiOrigin}/api`,
    fetch: (url, init) => {
      const headers = { ...(init.headers as Record<string, string>), ...proofHeaders(env.shellSecret) }
      return fetch(url, { ...init, headers })
    },
  })
  const texts = new LRUCache<string, string>({
    max: MAX_CACHED_TEXTS,
    ttl: TTL_SECONDS * 1_000,
    ignoreFetchAbort: true,
    async fetchMethod(name) {
      if (name === '') return indexXml(env.publicOrigin, (await partNames(api)).map(partPath))
      const entries = await readPart(api, name)
      return entries && partXml(env.publicOrigin, entries)
    },
  })

  /** Returns a text; undefined for a part that the index does not list, which costs no read of the API. */
  const readText = async (name: string) => {
    const isListed = name === '' || texts.has(name) || (await texts.fetch(''))?.includes(`${partPath(name)}<`)
    return isListed ? texts.fetch(name) : undefined
  }

  async function respond(request: FastifyRequest, reply: FastifyReply, name: string) {
    if (!texts.has(name) && !(await limits.allowRender(request, reply))) return reply
    try {
      const text = await readText(name)
      if (text === undefined) return reply.code(404).type('text/plain').send('There is no such part.\n')
      reply.headers({ 'cache-control': `public, max-age=${TTL_SECONDS}`, 'content-type': 'application/xml' })
      return reply.compress(text)
    } catch (error) {
      request.log.error(error)
      return reply.code(503).header('retry-after', RETRY_SECONDS).type('text/plain').send('Not available just now.\n')
    }
  }

  app.get('/sitemap.xml', (request, reply) => respond(request, reply, ''))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[a-z0-9-]+).xml', (request, reply) =>
    respond(request, reply, request.params.part),
  )
}
