import {
  CART_PATH,
  CHECKOUT_PATH,
  FORMS_PATH,
  ORDER_CONFIRMATION_PATH,
  SEARCH_PATH,
  SELLER_PATH,
} from '@closyyy/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { ServerEnv } from '../env.ts'

const disallowed = [
  `${SELLER_PATH}/`,
  `${FORMS_PATH}/`,
  CART_PATH,
  CHECKOUT_PATH,
  ORDER_CONFIRMATION_PATH,
  `${SEARCH_PATH}?`,
]

export function registerRobots(app: FastifyInstance, env: Pick<ServerEnv, 'publicOrigin'>): void {
  app.get('/robots.txt', (_, reply) => {
    const rules = ['User-agent: *', ...disallowed.map(path => `Disallow: ${path}`)]
    const text = [...rules, '', `Sitemap: ${env.publicOrigin}/sitemap.xml`, '']
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain').send(text.join('\n'))
  })
}
