import type { SitemapProduct, SitemapShop } from '@closyyy/contract/sitemap-schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Id after which a list continues, and its size. */
export interface Stretch {
  after: number
  limit: number
}

/** Returns public products, sold ones included. */
export async function findSitemapProducts(db: Db, { after, limit }: Stretch): Promise<SitemapProduct[]> {
  const { rows } = await sql<SitemapProduct>`
    select p.id, p.title, coalesce(b.name, p.custom_brand) as brand_name, p.sold, p.updated_at
    from products p left join brands b on b.id = p.brand_id
    where p.id > ${after} and p.approval_status = 'approved' and p.active and p.deleted_at is null
    order by p.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Returns sellers with a public product. */
export async function findSitemapShops(db: Db, { after, limit }: Stretch): Promise<SitemapShop[]> {
  const { rows } = await sql<SitemapShop>`
    select u.id from users u
    where u.id > ${after} and exists (
      select 1 from products p
      where p.seller_id = u.id and p.approval_status = 'approved' and p.active and p.deleted_at is null)
    order by u.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
