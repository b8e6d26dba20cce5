import type { SitemapProduct, SitemapShop } from '@closyyy/contract/sitemap-schemas'
import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

/** Id after which a list continues, and its size. */
export interface Stretch {
  after: number
  limit: number
}

const eb: ExpressionBuilder<Tables & { p: Tables['products'] }, 'p'> = expressionBuilder()

const isPublic = eb.and([eb('p.approval_status', '=', 'approved'), eb.ref('p.active'), eb('p.deleted_at', 'is', null)])

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
    .where(isPublic)
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
      exists(selectFrom('products as p').select('p.id').whereRef('p.seller_id', '=', 'u.id').where(isPublic)),
    )
    .orderBy('u.id')
    .limit(({ lit }) => lit(limit))
    .execute()
}
