import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** What decides whether an offer on a product can be made or accepted. */
export interface OfferedProduct {
  id: number
  seller_id: number
  price_paisa: number
  is_public: boolean
  sold: boolean
  on_sale: boolean
  allow_offers: boolean
  on_vacation: boolean
}

/** Locks a product until the transaction ends, so that changes of its offers and stock are serialised. */
export async function lockOfferedProduct(tx: Db, id: number): Promise<OfferedProduct | undefined> {
  const { rows } = await sql<OfferedProduct>`
    select p.id, p.seller_id, p.price_paisa, p.active and p.approval_status = 'approved' as is_public,
      p.sold, p.on_sale, p.allow_offers, coalesce(u.vacation_until > now(), false) as on_vacation
    from products p join users u on u.id = p.seller_id
    where p.id = ${id} and p.deleted_at is null
    for no key update of p`.execute(tx)
  return rows[0]
}

interface NewOffer {
  product_id: number
  buyer_id: number
  seller_id: number
  actor_id: number
  price_paisa: number
  message: string
  action: 'offer' | 'counter'
}

export async function insertOffer(tx: Db, offer: NewOffer): Promise<number> {
  const { id } = await tx.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Closes or accepts an open offer; its action changes only if given. */
export async function settleOffer(
  tx: Db,
  id: number,
  status: 'accepted' | 'rejected',
  action?: 'expired' | 'closed' | 'countered',
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ status, ...(action ? { action } : { answered_at: sql<string>`now()` }) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** What decides whether an answer can be undone. */
export interface OfferAnswer {
  is_fresh: boolean
  is_in_cart: boolean
}

export async function findAnswer(tx: Db, id: number, seconds: number): Promise<OfferAnswer | undefined> {
  const { rows } = await sql<OfferAnswer>`
    select coalesce(o.answered_at > now() - make_interval(secs => ${seconds}), false) as is_fresh,
      exists (select 1 from cart_items c where c.offer_id = o.id) as is_in_cart
    from offers o where o.id = ${id}`.execute(tx)
  return rows[0]
}

/** Reopens an answered offer; its expiry does not change. */
export async function reopenOffer(tx: Db, id: number): Promise<void> {
  await tx.updateTable('offers').set({ status: 'pending', answered_at: null }).where('id', '=', id).execute()
}
