import type { DisputeAuthor, DisputeReason, DisputeSide } from '@closyyy/contract/disputes'
import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'
import type { NewPhoto, StoredPhoto } from '../photos/photo-response.ts'

type OrderStatus = 'pending' | 'shipped' | 'delivered' | 'completed' | 'cancelled'

export interface MessageRow {
  id: number
  author: DisputeAuthor
  message: string
  created_at: string
  photos: { id: number; width: number; height: number; placeholder: string | null }[]
}

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

const columns = [
  'd.id',
  'd.raised_by',
  'd.reason',
  'd.status',
  'd.created_at',
  'd.updated_at',
  'd.resolved_at',
  'o.id as order_id',
  'o.tracking_no',
  'o.status as order_status',
  'i.title',
  'i.photo',
  'o.seller_id',
  's.username as seller_username',
  's.first_name as seller_first_name',
  's.email as seller_email',
  'o.buyer_id',
  'o.guest_id',
  'm.id as last_id',
  'm.author as last_author',
  'm.body as last_message',
  'm.created_at as last_at',
] as const

function selectDisputes(db: Db) {
  return db
    .selectFrom('disputes as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('users as s', 's.id', 'o.seller_id')
    .leftJoin('users as b', 'b.id', 'o.buyer_id')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('order_items as l')
          .select(({ selectFrom }) => [
            'l.title',
            jsonObjectFrom(
              selectFrom('photos as f')
                .select(['f.id', 'f.key', 'f.width', 'f.height', 'f.placeholder'])
                .whereRef('f.product_id', '=', 'l.product_id')
                .where('f.position', '=', 0),
            ).as('photo'),
          ])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.id')
          .limit(1)
          .as('i'),
      join => join.onTrue(),
    )
    .crossJoinLateral(eb =>
      eb
        .selectFrom('dispute_messages as l')
        .select(['l.id', 'l.author', 'l.body', 'l.created_at'])
        .whereRef('l.dispute_id', '=', 'd.id')
        .orderBy('l.id', 'desc')
        .limit(1)
        .as('m'),
    )
    .select(columns)
    .select(({ eb, fn, ref }) => [
      eb('o.subtotal_paisa', '+', ref('o.delivery_fee_paisa')).as('total_paisa'),
      fn.coalesce('b.username', 'o.guest_first_name').$castTo<string>().as('buyer_name'),
      fn.coalesce('b.first_name', 'o.guest_first_name').$castTo<string>().as('buyer_first_name'),
      fn.coalesce('b.email', 'o.guest_email').$castTo<string>().as('buyer_email'),
      fn.coalesce('b.locale', 'o.guest_locale').as('buyer_locale'),
    ])
}

/** Filters of a list; without a user, everyone's disputes. */
export interface DisputeSelection {
  userId: number | undefined
  raisedBy: 'me' | 'others' | undefined
  status: 'open' | 'resolved' | undefined
  orderId: number | undefined
}

const eb: ExpressionBuilder<Tables & { d: Tables['disputes'] }, 'd'> = expressionBuilder()

function isRaisedBy(userId: number, raisedBy: DisputeSelection['raisedBy']) {
  const isBuyer = eb('d.buyer_id', '=', userId)
  const isSeller = eb('d.seller_id', '=', userId)
  if (raisedBy === undefined) return eb.or([isBuyer, isSeller])
  const [asBuyer, asSeller] = raisedBy === 'me' ? (['buyer', 'seller'] as const) : (['seller', 'buyer'] as const)
  return eb.or([
    eb.and([isBuyer, eb('d.raised_by', '=', asBuyer)]),
    eb.and([isSeller, eb('d.raised_by', '=', asSeller)]),
  ])
}

function matches({ userId, raisedBy, status, orderId }: DisputeSelection) {
  return eb.and([
    ...(userId === undefined ? [] : [isRaisedBy(userId, raisedBy)]),
    ...(status === undefined ? [] : [eb('d.status', '=', status)]),
    ...(orderId === undefined ? [] : [eb('d.order_id', '=', orderId)]),
  ])
}

/** Returns a page of disputes: oldest first, or latest change first. */
export function findDisputes(
  db: Db,
  of: DisputeSelection,
  order: 'oldest' | 'latest',
  limit: number,
  offset: number,
): Promise<DisputeRow[]> {
  const disputes = selectDisputes(db).where(matches(of)).limit(limit).offset(offset)
  return order === 'oldest'
    ? disputes.orderBy('d.id').execute()
    : disputes.orderBy('d.updated_at', 'desc').orderBy('d.id', 'desc').execute()
}

export async function countDisputes(db: Db, of: DisputeSelection, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('disputes as d').select('d.id').where(matches(of)).limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function findDispute(db: Db, id: number): Promise<DisputeRow | undefined> {
  return selectDisputes(db).where('d.id', '=', id).executeTakeFirst()
}

export async function lockDispute(tx: Db, id: number): Promise<DisputeRow | undefined> {
  // A separate statement, so that the next one reads the latest committed change.
  await tx.selectFrom('disputes').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findDispute(tx, id)
}

/** Returns the newest messages, oldest first. */
export async function findMessages(db: Db, disputeId: number, maxRows: number): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('dispute_messages')
    .select(({ selectFrom }) => [
      'id',
      'author',
      'body as message',
      'created_at',
      jsonArrayFrom(
        selectFrom('dispute_photos as f')
          .select(['f.id', 'f.width', 'f.height', 'f.placeholder'])
          .whereRef('f.message_id', '=', 'dispute_messages.id')
          .orderBy('f.position'),
      ).as('photos'),
    ])
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
  // A separate statement, so that the next one reads the latest committed change.
  await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findDisputedOrder(tx, id)
}

export function findDisputedOrder(db: Db, id: number): Promise<DisputedOrder | undefined> {
  return db
    .selectFrom('orders as o')
    .select(({ selectFrom }) => [
      'o.id',
      'o.status',
      'o.seller_id',
      'o.buyer_id',
      'o.guest_id',
      selectFrom('disputes as d')
        .select('d.status')
        .whereRef('d.order_id', '=', 'o.id')
        .orderBy('d.id', 'desc')
        .limit(1)
        .as('last_status'),
    ])
    .where('o.id', '=', id)
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
  await tx.updateTable('disputes').set({ updated_at: now }).where('id', '=', disputeId).execute()
}

const resolved = { status: 'resolved' as const, resolved_at: now, updated_at: now }

export async function markResolved(tx: Db, id: number): Promise<void> {
  await tx.updateTable('disputes').set(resolved).where('id', '=', id).execute()
}

export async function markResolvedOf(tx: Db, orderId: number): Promise<void> {
  await tx.updateTable('disputes').set(resolved).where('order_id', '=', orderId).where('status', '=', 'open').execute()
}
