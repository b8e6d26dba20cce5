import type { SitemapProduct, SitemapShop } from '@closyyy/contract/sitemap-schemas'
import type { Db } from '../../db/database.ts'
import { isPublicProduct } from '../../db/public-product.ts'

/** Id after which a list continues, and its size. */
export interface Stretch {
  after: number
  limit: number
}

/** Returns public products, sold ones included. */
export function findSitemapProducts(db: Db, { after, limit }: Stretch): Promise<SitemapProduct[]> {
  return db
    .selectFrom('products as p')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .select(({ fn }) => [
      'p.id',
      'p.title',
      fn.coalesce('b.name', 'p.custom_brand').as('brand_name'),
      'p.sold',
      'p.updated_at',
    ])
    .where('p.id', '>', after)
    .where(isPublicProduct)
    .orderBy('p.id')
    .limit(({ lit }) => lit(limit))
    .execute()
}

export function findSitemapShops(db: Db, { after, limit }: Stretch): Promise<SitemapShop[]> {
  return db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('products as p').select('p.id').whereRef('p.seller_id', '=', 'u.id').where(isPublicProduct)),
    )
    .orderBy('u.id')
    .limit(({ lit }) => lit(limit))
    .execute()
}
