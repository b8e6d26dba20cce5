import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { expiry, isUnavailable } from './offers-queries.ts'

/** Facts of a product on which making and accepting an offer depend. */
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

/** Facts on which undoing an answer depends. */
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

/** Closes the open offers of an unavailable product, expiring overdue ones. @returns the ids of those closed */
export async function closeOpenOffers(tx: Db, productId: number, ttlHours: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; action: string }>`
    update offers o set status = 'rejected', action = case when ${expiry(ttlHours)} <= now() then 'expired' else 'closed' end
    where o.product_id = ${productId} and o.status = 'pending'
    returning o.id, o.action`.execute(tx)
  return rows.filter(({ action }) => action === 'closed').map(({ id }) => id)
}

/** Returns unavailable products that still have open offers. */
export async function findUnavailableWithOpenOffers(db: Db, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from offers o join products p on p.id = o.product_id
    where o.status = 'pending' and ${isUnavailable} limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks overdue offers as expired. */
export async function expireOffers(db: Db, ttlHours: number): Promise<void> {
  await sql`
    update offers o set status = 'rejected', action = 'expired'
    where o.status = 'pending' and ${expiry(ttlHours)} <= now()
      and not exists (select 1 from products p where p.id = o.product_id and ${isUnavailable})`.execute(db)
}
