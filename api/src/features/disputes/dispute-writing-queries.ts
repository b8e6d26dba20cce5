import type { DisputeAuthor, DisputeReason, DisputeSide } from '@closyyy/contract/disputes'
import { MAX_SPLIT_MESSAGES, SPLIT_SECONDS } from '../../contact-details/split-numbers.ts'
import type { Db } from '../../db/database.ts'
import { now, secondsAgo } from '../../db/expressions.ts'
import type { NewPhoto } from '../photos/photo-response.ts'
import { type DisputeRow, findDispute, type OrderStatus } from './disputes-queries.ts'

export async function lockDispute(tx: Db, id: number): Promise<DisputeRow | undefined> {
  // The order first, as its transitions do. Separate statements, so that the last one reads the latest committed change.
  await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', eb => eb.selectFrom('disputes').select('order_id').where('id', '=', id))
    .forNoKeyUpdate()
    .execute()
  await tx.selectFrom('disputes').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findDispute(tx, id)
}

export interface DisputedOrder {
  id: number
  status: OrderStatus
  seller_id: number
  buyer_id: number | null
  guest_id: string | null
  last_status: 'open' | 'resolved' | null
  /** Its deadline has passed, so it is about to end. */
  is_overdue: boolean
  disputes: number
}

/** Locks an order, so that its transitions and disputes run one after the other. */
export async function lockDisputedOrder(tx: Db, id: number): Promise<DisputedOrder | undefined> {
  // A separate statement, so that the next one reads the latest committed change.
  await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findDisputedOrder(tx, id)
}

export function findDisputedOrder(db: Db, id: number): Promise<DisputedOrder | undefined> {
  return db
    .selectFrom('orders as o')
    .select(({ eb, fn, lit, selectFrom }) => [
      'o.id',
      'o.status',
      fn
        .coalesce(eb('o.deadline_at', '<=', now), lit(false))
        .$castTo<boolean>()
        .as('is_overdue'),
      'o.seller_id',
      'o.buyer_id',
      'o.guest_id',
      selectFrom('disputes as d')
        .select('d.status')
        .whereRef('d.order_id', '=', 'o.id')
        .orderBy('d.id', 'desc')
        .limit(1)
        .as('last_status'),
      selectFrom('disputes as d')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('d.order_id', '=', 'o.id')
        .$asScalar()
        .$notNull()
        .as('disputes'),
    ])
    .where('o.id', '=', id)
    .where('o.confirm_by', 'is', null)
    .where('o.held_until', 'is', null)
    .executeTakeFirst()
}

export async function insertDispute(
  tx: Db,
  { id, seller_id, buyer_id }: DisputedOrder,
  raised_by: DisputeSide,
  reason: DisputeReason,
): Promise<number> {
  const dispute = await tx
    .insertInto('disputes')
    .values({ order_id: id, seller_id, buyer_id, raised_by, reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  return dispute.id
}

export interface NewMessage {
  text: string
  photos: readonly NewPhoto[]
}

/** Returns what somebody wrote last that a message of theirs may continue, oldest first. */
export async function findRecentTexts(tx: Db, disputeId: number, author: DisputeAuthor): Promise<string[]> {
  const rows = await tx
    .selectFrom('dispute_messages')
    .select('body')
    .where('dispute_id', '=', disputeId)
    .where('author', '=', author)
    .where('created_at', '>', secondsAgo(SPLIT_SECONDS))
    .orderBy('id', 'desc')
    .limit(MAX_SPLIT_MESSAGES)
    .execute()
  return rows.map(({ body }) => body).reverse()
}

export async function insertMessage(
  tx: Db,
  disputeId: number,
  author: DisputeAuthor,
  { text, photos }: NewMessage,
): Promise<void> {
  const { id } = await tx
    .insertInto('dispute_messages')
    .values({ dispute_id: disputeId, author, body: text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (photos.length > 0)
    await tx
      .insertInto('dispute_photos')
      .values(photos.map((photo, position) => ({ ...photo, message_id: id, position })))
      .execute()
  await tx.updateTable('disputes').set({ updated_at: now }).where('id', '=', disputeId).execute()
}

const resolved = {
  status: 'resolved' as const,
  resolved_at: now,
  updated_at: now,
  deadline_at: null,
  reminder_at: null,
}

export async function markResolved(tx: Db, id: number): Promise<void> {
  await tx.updateTable('disputes').set(resolved).where('id', '=', id).execute()
}

export async function markResolvedOf(tx: Db, orderId: number): Promise<void> {
  await tx.updateTable('disputes').set(resolved).where('order_id', '=', orderId).where('status', '=', 'open').execute()
}
