import { listSitemapProducts, listSitemapShops } from '@closyyy/contract/sitemap-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { findSitemapProducts, findSitemapShops } from './sitemap-queries.ts'

export function registerSitemap(app: FastifyInstance, { db }: AppContext): void {
  route(app, listSitemapProducts, ({ query, keys }) => {
    keys.addRows('product', ['any'])
    return findSitemapProducts(db, query)
  })
  route(app, listSitemapShops, ({ query, keys }) => {
    keys.addRows('product', ['any'])
    return findSitemapShops(db, query)
  })
}
