import {
  listCollections,
  listKidsProducts,
  listMensProducts,
  listWomensProducts,
} from '@closyyy/contract/collections-calls'
import {
  getProduct,
  listOwnProducts,
  listProductFacets,
  listProducts,
  searchProducts,
} from '@closyyy/contract/products-calls'
import { listRelatedProducts, listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { listFacets } from './product-facets-service.ts'
import {
  getVisibleProduct,
  listNewest,
  listNewestOfEach,
  listOnSale,
  listOwn,
  listRelated,
  search,
  suggest,
} from './products-service.ts'

export function registerProducts(app: FastifyInstance, context: AppContext): void {
  route(app, listProducts, ({ params, query, keys }) => listOnSale(context, params, query, keys))
  route(app, listMensProducts, ({ keys }) => listNewest(context, 'men', keys))
  route(app, listWomensProducts, ({ keys }) => listNewest(context, 'women', keys))
  route(app, listKidsProducts, ({ keys }) => listNewest(context, 'kids', keys))
  route(app, listCollections, ({ keys }) => listNewestOfEach(context, keys))
  route(app, searchProducts, ({ query, keys }) => search(context, query, keys))
  route(app, listProductFacets, ({ query, keys }) => listFacets(context, query, keys))
  route(app, listSuggestedProducts, ({ query, keys }) => suggest(context, query, keys))
  route(app, listRelatedProducts, ({ params, account, keys }) => listRelated(context, params.id, account, keys), {
    isSameForGuests: true,
  })
  route(app, getProduct, ({ params, account, keys }) => getVisibleProduct(context, params.id, account, keys), {
    isSameForGuests: true,
  })
  route(app, listOwnProducts, ({ query, account }) => listOwn(context, account.id, query))
}
