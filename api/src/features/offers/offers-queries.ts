import { MAX_PHOTOS } from '@closyyy/contract/products'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type OfferCircumstances, type OfferStateColumns, UNDO_SECONDS } from './offers-policy.ts'

/** The current row of an offer: overdue ones, and those on unavailable products, read as closed. */
export interface OfferRow extends OfferStateColumns, OfferCircumstances {
  id: number
  product_id: number
  buyer_id: number
  price_paisa: number
  message: string
  created_at: string
  expires_at: string | null
  product_title: string
  product_price_paisa: number
  product_sold: boolean
  product_photo_key: string | null
  buyer_name: string
  seller_name: string
  actor_name: string
  actor_profile_picture: string | null
}

/** True if product `p` can no longer be bought. */
export const isUnavailable = sql`(p.sold or p.deleted_at is not null)`
/** Time at which an open row `o` expires. */
export const expiry = (ttlHours: number) => sql`o.created_at + make_interval(secs => ${ttlHours * 3_600}::float8)`

/** Returns rows by a condition on `o`, with all columns of the wire. */
async function findRows(
  db: Db,
  ttlHours: number,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select o.id, o.product_id, o.buyer_id, o.seller_id, o.actor_id, o.price_paisa, o.message, o.created_at,
      case when e.ended is null then o.status else 'rejected' end as status,
      coalesce(e.ended, o.action) as action,
      case when o.status = 'pending' and e.ended is null then ${expiry(ttlHours)} end as expires_at,
      o.status = 'accepted' and (exists (
        select 1 from orders r where r.buyer_id = o.buyer_id and r.offer_id = o.id and r.status <> 'cancelled'
      ) or exists (
        select 1 from order_items i join orders r on r.id = i.order_id where i.offer_id = o.id and r.status <> 'cancelled'
      )) as is_used,
      p.on_sale as is_on_sale, p.allow_offers as allows_offers,
      coalesce(s.vacation_until > now(), false) as is_on_vacation,
      coalesce(o.answered_at > now() - make_interval(secs => ${UNDO_SECONDS}), false)
        and not exists (select 1 from cart_items c where c.offer_id = o.id) as is_undoable,
      p.title as product_title, p.price_paisa as product_price_paisa, p.sold as product_sold,
      (select f.key from photos f where f.product_id = p.id and f.position < ${MAX_PHOTOS}
        order by f.position limit 1) as product_photo_key,
      b.username as buyer_name, s.username as seller_name, a.username as actor_name, a.profile_picture as actor_profile_picture
    from offers o
    join products p on p.id = o.product_id
    join users b on b.id = o.buyer_id
    join users s on s.id = o.seller_id
    join users a on a.id = o.actor_id
    cross join lateral (
      select case
        when o.status <> 'pending' then null
        when ${isUnavailable} then 'closed'
        when ${expiry(ttlHours)} <= now() then 'expired'
      end as ended
    ) e
    where ${where} ${rest}`.execute(db)
  return rows
}

/** Returns the immutable columns of an offer. */
export function findOfferParties(db: Db, id: number) {
  return db
    .selectFrom('offers')
    .select(['id', 'product_id', 'buyer_id', 'seller_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findOffer(db: Db, ttlHours: number, id: number): Promise<OfferRow | undefined> {
  const [row] = await findRows(db, ttlHours, sql`o.id = ${id}`, sql``)
  return row
}

export async function findLatestOffer(
  db: Db,
  ttlHours: number,
  productId: number,
  buyerId: number,
): Promise<OfferRow | undefined> {
  const conversation = sql`o.product_id = ${productId} and o.buyer_id = ${buyerId}`
  const [row] = await findRows(db, ttlHours, conversation, sql`order by o.id desc limit 1`)
  return row
}

/** Returns the newest rows of a conversation, newest first. */
export function findConversation(
  db: Db,
  ttlHours: number,
  of: { product_id: number; buyer_id: number; seller_id: number },
  max: number,
): Promise<OfferRow[]> {
  const conversation = sql`o.product_id = ${of.product_id} and o.buyer_id = ${of.buyer_id}`
  const order = sql`order by o.id desc limit ${max}`
  return findRows(db, ttlHours, sql`${conversation} and o.seller_id = ${of.seller_id}`, order)
}

/** Selects the last row of each conversation on one side of a person. */
const latestAs = (side: 'buyer_id' | 'seller_id', userId: number) => sql`
  select o.id from offers o where o.${sql.ref(side)} = ${userId} and not exists (
    select 1 from offers n where n.product_id = o.product_id and n.buyer_id = o.buyer_id and n.id > o.id)`

/** Returns the last row of every conversation of a person, newest first. */
export function findLatestOffers(
  db: Db,
  ttlHours: number,
  userId: number,
  limit: number,
  offset: number,
): Promise<OfferRow[]> {
  // Cuts each side first, so that a page costs its own rows and not all of a busy seller's offers.
  const newest = sql`order by o.id desc limit ${sql.lit(offset + limit)}`
  const ids = sql`
    select id from (
      (${latestAs('seller_id', userId)} ${newest}) union all (${latestAs('buyer_id', userId)} ${newest})
    ) l order by id desc limit ${sql.lit(limit)} offset ${sql.lit(offset)}`
  return findRows(db, ttlHours, sql`o.id in (${ids})`, sql`order by o.id desc`)
}

export async function countConversations(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      ${latestAs('seller_id', userId)} union all ${latestAs('buyer_id', userId)}
    ) l`.execute(db)
  return rows[0]?.total ?? 0
}

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
