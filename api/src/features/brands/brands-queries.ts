import type { Brand } from '@closyyy/contract/brands-schemas'
import type { Db } from '../../db/database.ts'
import { anyOf } from '../../db/expressions.ts'

function selectBrands(db: Db) {
  return db
    .selectFrom('brands')
    .select(['id', 'name'])
    .orderBy(({ fn }) => fn('lower', ['name']))
}

export function findBrands(db: Db): Promise<Brand[]> {
  return selectBrands(db).execute()
}

export function findBrandsOnSale(db: Db, categoryIds: number[]): Promise<Brand[]> {
  return selectBrands(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('products')
          .select('products.id')
          .whereRef('products.brand_id', '=', 'brands.id')
          .where(({ ref }) => ref('products.on_sale'))
          .where('products.category_id', '=', anyOf(categoryIds)),
      ),
    )
    .execute()
}

export function findBrandsById(db: Db, ids: number[]): Promise<Brand[]> {
  return selectBrands(db).where('id', '=', anyOf(ids)).execute()
}
