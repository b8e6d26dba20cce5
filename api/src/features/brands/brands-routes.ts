import { listBrands, listGroupBrands } from '@closyyy/contract/brands-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { categoriesOf } from '../categories/categories-service.ts'
import { findBrands, findBrandsOnSale } from './brands-queries.ts'

export function registerBrands(app: FastifyInstance, { db }: AppContext): void {
  route(app, listBrands, ({ keys }) => {
    keys.add('brands')
    return findBrands(db)
  })

  route(app, listGroupBrands, async ({ params, keys }) => {
    const categoryIds = (await categoriesOf(db, params.group)).map(({ id }) => id)
    keys.add('categories')
    keys.add('brands')
    keys.addRows('category', categoryIds)
    keys.addRows('facets', categoryIds)
    return { brands: await findBrandsOnSale(db, categoryIds) }
  })
}
