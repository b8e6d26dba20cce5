import { listSitemapProducts, listSitemapShops } from '@closyyy/contract/sitemap-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { findSitemapProducts, findSitemapShops } from './sitemap-queries.ts'

export function registerSitemap(app: FastifyInstance, { db }: AppContext): void {
  route(app, listSitemapProducts, ({ query }) => findSitemapProducts(db, query))
  route(app, listSitemapShops, ({ query }) => findSitemapShops(db, query))
}
