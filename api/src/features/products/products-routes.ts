import {
  getProduct,
  listKidsProducts,
  listMensProducts,
  listOwnProducts,
  listProducts,
  listSuggestedProducts,
  listWomensProducts,
  searchProducts,
} from '@closyyy/contract/products-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { getVisibleProduct, listNewest, listOnSale, listOwn, search, suggest } from './products-service.ts'

export function registerProducts(app: FastifyInstance, context: AppContext): void {
  route(app, listProducts, ({ params, query }) => listOnSale(context, params, query))
  route(app, listMensProducts, () => listNewest(context, 'men'))
  route(app, listWomensProducts, () => listNewest(context, 'women'))
  route(app, listKidsProducts, () => listNewest(context, 'kids'))
  route(app, searchProducts, ({ query }) => search(context, query.query, query))
  route(app, listSuggestedProducts, ({ query }) => suggest(context, query))
  route(app, getProduct, ({ params, account }) => getVisibleProduct(context, params.id, account), {
    isSameForGuests: true,
  })
  route(app, listOwnProducts, ({ query, account }) => listOwn(context, account.id, query))
}
