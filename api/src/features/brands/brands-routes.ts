import { listBrands, listGroupBrands } from '@closyyy/contract/brands-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { categoriesOf } from '../categories/categories-service.ts'
import { findBrands, findBrandsOnSale } from './brands-queries.ts'

export function registerBrands(app: FastifyInstance, { db }: AppContext): void {
  route(app, listBrands, () => findBrands(db))

  route(app, listGroupBrands, async ({ params }) => {
    const categories = await categoriesOf(db, params.group)
    return {
      brands: await findBrandsOnSale(
        db,
        categories.map(category => category.id),
      ),
    }
  })
}
