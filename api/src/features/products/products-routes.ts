import {
  getProduct,
  listKidsProducts,
  listMensProducts,
  listOwnProducts,
  listProducts,
  listSuggestedProducts,
  listWomensProducts,
  searchProducts,
} from '@closyyy/contract/products'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import {
  type Catalogue,
  getVisibleProduct,
  listNewest,
  listOnSale,
  listOwn,
  search,
  suggest,
} from './products-service.ts'

export function registerProducts(app: FastifyInstance, catalogue: Catalogue): void {
  route(app, listProducts, ({ params, query }) => listOnSale(catalogue, params, query))
  route(app, listMensProducts, () => listNewest(catalogue, 'men'))
  route(app, listWomensProducts, () => listNewest(catalogue, 'women'))
  route(app, listKidsProducts, () => listNewest(catalogue, 'kids'))
  route(app, searchProducts, ({ query }) => search(catalogue, query.query, query))
  route(app, listSuggestedProducts, ({ query }) => suggest(catalogue, query))
  route(app, getProduct, ({ params, account }) => getVisibleProduct(catalogue, params.id, account), {
    isSameForGuests: true,
  })
  route(app, listOwnProducts, ({ query, account }) => listOwn(catalogue, account.id, query))
}
