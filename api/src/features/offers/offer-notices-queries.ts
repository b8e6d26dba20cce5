import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Recipient of a notification and the values of its text. */
export interface OfferNotice {
  buyer_email: string
  buyer_first_name: string
  seller_email: string
  seller_first_name: string
  buyer_username: string
  seller_username: string
  product_title: string
  price_paisa: number
}

export async function findNotices(tx: Db, offerIds: number[]): Promise<OfferNotice[]> {
  const { rows } = await sql<OfferNotice>`
    select b.email as buyer_email, b.first_name as buyer_first_name, b.username as buyer_username,
      s.email as seller_email, s.first_name as seller_first_name, s.username as seller_username,
      p.title as product_title, o.price_paisa
    from offers o
    join products p on p.id = o.product_id
    join users b on b.id = o.buyer_id
    join users s on s.id = o.seller_id
    where o.id = any(${offerIds}::bigint[])
    order by o.id`.execute(tx)
  return rows
}
