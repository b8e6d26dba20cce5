import type { Db } from '../../db/database.ts'
import { anyOf } from '../../db/expressions.ts'
import { expiry } from './offers-queries.ts'

export interface OfferNotice {
  buyer_email: string
  buyer_first_name: string
  seller_email: string
  seller_first_name: string
  buyer_username: string
  seller_username: string
  product_title: string
  price_paisa: number
  list_price_paisa: number
  /** When the offer expires if nobody answers. */
  expires_at: string
}

export function findNotices(tx: Db, ttlHours: number, offerIds: number[]): Promise<OfferNotice[]> {
  return tx
    .selectFrom('offers as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('users as b', 'b.id', 'o.buyer_id')
    .innerJoin('users as s', 's.id', 'o.seller_id')
    .select([
      'b.email as buyer_email',
      'b.first_name as buyer_first_name',
      'b.username as buyer_username',
      's.email as seller_email',
      's.first_name as seller_first_name',
      's.username as seller_username',
      'p.title as product_title',
      'o.price_paisa',
      'p.price_paisa as list_price_paisa',
      expiry(ttlHours).as('expires_at'),
    ])
    .where('o.id', '=', anyOf(offerIds))
    .orderBy('o.id')
    .execute()
}
