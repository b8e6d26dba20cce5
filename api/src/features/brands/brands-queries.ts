import type { Brand } from '@closyyy/contract/brands-schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export function findBrands(db: Db): Promise<Brand[]> {
  return db.selectFrom('brands').select(['id', 'name']).orderBy(sql`lower(name)`).execute()
}

export function findBrandsOnSale(db: Db, categoryIds: number[]): Promise<Brand[]> {
  return db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('products')
          .select('products.id')
          .whereRef('products.brand_id', '=', 'brands.id')
          .where('products.on_sale', '=', sql<boolean>`true`)
          .where(sql<boolean>`products.category_id = any(${categoryIds})`),
      ),
    )
    .orderBy(sql`lower(name)`)
    .execute()
}
