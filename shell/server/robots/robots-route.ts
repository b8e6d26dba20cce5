import type { FastifyInstance } from 'fastify'
import type { ServerEnv } from '../env.ts'
import { publicOrigin } from '../http/visitor.ts'

/** Addresses that hold nothing for a search engine: a person's own pages, and results of a search. */
const closed = ['/seller/', '/cart', '/checkout', '/orderconfirmation', '/search?']

/** Answers `/robots.txt`: what crawlers leave alone, and where the sitemap is. */
export function registerRobots(app: FastifyInstance, env: Pick<ServerEnv, 'publicOrigin'>): void {
  app.get('/robots.txt', (request, reply) => {
    const rules = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`)]
    const text = [...rules, '', `Sitemap: ${publicOrigin(env, request)}/sitemap.xml`, '']
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain').send(text.join('\n'))
  })
}
