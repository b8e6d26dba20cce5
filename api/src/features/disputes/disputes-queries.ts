import type { DisputeAuthor, DisputeReason, DisputeSide } from '@closyyy/contract/disputes'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { NewPhoto, StoredPhoto } from '../photos/photo-response.ts'

type OrderStatus = 'pending' | 'shipped' | 'delivered' | 'completed' | 'cancelled'

export interface MessageRow {
  id: number
  author: DisputeAuthor
  message: string
  created_at: string
  photos: { id: number; width: number; height: number; placeholder: string | null }[]
}

/** A dispute with its order and its last message. */
export interface DisputeRow {
  id: number
  raised_by: DisputeSide
  reason: DisputeReason
  status: 'open' | 'resolved'
  created_at: string
  updated_at: string
  resolved_at: string | null
  order_id: number
  tracking_no: string
  order_status: OrderStatus
  total_paisa: number
  title: string | null
  photo: StoredPhoto | null
  seller_id: number
  seller_username: string
  seller_first_name: string
  seller_email: string
  buyer_id: number | null
  guest_id: string | null
  buyer_name: string
  buyer_first_name: string
  buyer_email: string
  buyer_locale: 'en' | 'ur'
  last_id: number
  last_author: DisputeAuthor
  last_message: string
  last_at: string
}

const select = sql`
  select d.id, d.raised_by, d.reason, d.status, d.created_at, d.updated_at, d.resolved_at,
    o.id as order_id, o.tracking_no, o.status as order_status, o.subtotal_paisa + o.delivery_fee_paisa as total_paisa,
    i.title, i.photo, o.seller_id, s.username as seller_username, s.first_name as seller_first_name,
    s.email as seller_email, o.buyer_id, o.guest_id, coalesce(b.username, o.guest_first_name) as buyer_name,
    coalesce(b.first_name, o.guest_first_name) as buyer_first_name, coalesce(b.email, o.guest_email) as buyer_email,
    coalesce(b.locale, o.guest_locale) as buyer_locale,
    m.id as last_id, m.author as last_author, m.body as last_message, m.created_at as last_at
  from disputes d
  join orders o on o.id = d.order_id
  join users s on s.id = o.seller_id
  left join users b on b.id = o.buyer_id
  left join lateral (
    select i.title, (
      select json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height,
        'placeholder', f.placeholder)
      from photos f where f.product_id = i.product_id and f.position = 0
    ) as photo
    from order_items i where i.order_id = o.id order by i.id limit 1
  ) i on true
  cross join lateral (
    select * from dispute_messages m where m.dispute_id = d.id order by m.id desc limit 1
  ) m`

/** Filters of a list; without a user, the disputes of everybody. */
export interface DisputeSelection {
  userId: number | undefined
  raisedBy: 'me' | 'others' | undefined
  status: 'open' | 'resolved' | undefined
  orderId: number | undefined
}

function where({ userId, raisedBy, status, orderId }: DisputeSelection): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (userId !== undefined) {
    const [mine, theirs] = raisedBy === 'others' ? ['seller', 'buyer'] : ['buyer', 'seller']
    conditions.push(
      raisedBy === undefined
        ? sql`(d.buyer_id = ${userId} or d.seller_id = ${userId})`
        : sql`(d.buyer_id = ${userId} and d.raised_by = ${mine} or d.seller_id = ${userId} and d.raised_by = ${theirs})`,
    )
  }
  if (status !== undefined) conditions.push(sql`d.status = ${status}`)
  if (orderId !== undefined) conditions.push(sql`d.order_id = ${orderId}`)
  return sql.join(conditions, sql` and `)
}

const orders = { oldest: sql`d.id`, latest: sql`d.updated_at desc, d.id desc` }

export async function findDisputes(
  db: Db,
  of: DisputeSelection,
  order: keyof typeof orders,
  limit: number,
  offset: number,
): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    ${select} where ${where(of)} order by ${orders[order]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countDisputes(db: Db, of: DisputeSelection, maxRows: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from disputes d where ${where(of)} limit ${maxRows}) counted`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

export async function findDispute(db: Db, id: number): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`${select} where d.id = ${id}`.execute(db)
  return rows[0]
}

export async function lockDispute(tx: Db, id: number): Promise<DisputeRow | undefined> {
  await sql`select 1 from disputes where id = ${id} for no key update`.execute(tx)
  return findDispute(tx, id)
}

/** Returns the newest messages, oldest first. */
export async function findMessages(db: Db, disputeId: number, maxRows: number): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('dispute_messages')
    .select(['id', 'author', 'body as message', 'created_at'])
    .select(
      sql<MessageRow['photos']>`coalesce((
        select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height,
          'placeholder', f.placeholder) order by f.position)
        from dispute_photos f where f.message_id = dispute_messages.id), '[]')`.as('photos'),
    )
    .where('dispute_id', '=', disputeId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()
  return rows.reverse()
}

export async function findPhotoKey(db: Db, disputeId: number, photoId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('dispute_photos as f')
    .innerJoin('dispute_messages as m', 'm.id', 'f.message_id')
    .select('f.key')
    .where('f.id', '=', photoId)
    .where('m.dispute_id', '=', disputeId)
    .executeTakeFirst()
  return row?.key
}

/** An order with the status of its newest dispute. */
export interface DisputedOrder {
  id: number
  status: OrderStatus
  seller_id: number
  buyer_id: number | null
  guest_id: string | null
  last_status: 'open' | 'resolved' | null
}

/** Locks an order, so that its transitions and disputes run one after the other. */
export async function lockDisputedOrder(tx: Db, id: number): Promise<DisputedOrder | undefined> {
  await sql`select 1 from orders where id = ${id} for no key update`.execute(tx)
  return findDisputedOrder(tx, id)
}

export async function findDisputedOrder(db: Db, id: number): Promise<DisputedOrder | undefined> {
  const { rows } = await sql<DisputedOrder>`
    select o.id, o.status, o.seller_id, o.buyer_id, o.guest_id,
      (select d.status from disputes d where d.order_id = o.id order by d.id desc limit 1) as last_status
    from orders o where o.id = ${id}`.execute(db)
  return rows[0]
}

export async function insertDispute(
  tx: Db,
  { id, seller_id, buyer_id }: DisputedOrder,
  raised_by: DisputeSide,
  reason: DisputeReason,
): Promise<number> {
  const made = await tx
    .insertInto('disputes')
    .values({ order_id: id, seller_id, buyer_id, raised_by, reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export async function insertMessage(
  tx: Db,
  disputeId: number,
  author: DisputeAuthor,
  { text, photos }: { text: string; photos: readonly NewPhoto[] },
): Promise<void> {
  const { id } = await tx
    .insertInto('dispute_messages')
    .values({ dispute_id: disputeId, author, body: text })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (photos.length > 0)
    await tx
      .insertInto('dispute_photos')
      .values(photos.map((photo, position) => ({ ...photo, message_id: id, position })))
      .execute()
  await tx.updateTable('disputes').set({ updated_at: sql<string>`now()` }).where('id', '=', disputeId).execute()
}

const resolved = { status: 'resolved' as const, resolved_at: sql<string>`now()`, updated_at: sql<string>`now()` }

export async function markResolved(tx: Db, id: number): Promise<void> {
  await tx.updateTable('disputes').set(resolved).where('id', '=', id).execute()
}

export async function markResolvedOf(tx: Db, orderId: number): Promise<void> {
  await tx.updateTable('disputes').set(resolved).where('order_id', '=', orderId).where('status', '=', 'open').execute()
}
