import type { DisputeAuthor, DisputeDecision, DisputeReason, DisputeSide } from '@closyyy/contract/disputes'
import type { OrderOutcome } from '@closyyy/contract/orders'
import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'
import { hasRemittance } from '../../db/order-remittances.ts'
import type { Tables } from '../../db/tables.ts'
import type { StoredPhoto } from '../photos/photo-response.ts'

export type OrderStatus = 'pending' | 'shipped' | 'delivered' | 'completed' | 'cancelled'

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
  seller_locale: 'en' | 'ur'
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
  order_outcome: OrderOutcome | null
  /** The courier has remitted all or a part of the cash. */
  has_remittance: boolean
  deadline_at: string | null
  /** The deadline has passed, but no process has decided yet. */
  is_overdue: boolean
  /** The side that has not answered the other's last message, and since when. */
  waiting_for: DisputeSide | null
  waiting_since: string | null
  proposal_no: number
  proposed_by: DisputeSide | null
  proposed_decision: DisputeDecision | null
  proposed_refund_paisa: number | null
  decision: DisputeDecision | null
  decided_by: DisputeSide | 'admin' | 'shop' | null
  decision_reason: string | null
  refund_paisa: number | null
  /** Amount that the buyer of the order gets back, once that is decided. */
  order_refund_paisa: number | null
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
  's.locale as seller_locale',
  'o.buyer_id',
  'o.guest_id',
  'm.id as last_id',
  'm.author as last_author',
  'm.body as last_message',
  'm.created_at as last_at',
  'o.outcome as order_outcome',
  'o.refund_paisa as order_refund_paisa',
  'd.deadline_at',
  'w.waiting_for',
  'w.waiting_since',
  'd.proposal_no',
  'd.proposed_by',
  'd.proposed_decision',
  'd.proposed_refund_paisa',
  'd.decision',
  'd.decided_by',
  'd.decision_reason',
  'd.refund_paisa',
] as const

/** The first message of a side after the other's last one; `waiting_for` is the other side. */
const unanswered = ({ selectFrom }: ExpressionBuilder<Tables & { d: Tables['disputes'] }, 'd'>) =>
  selectFrom('dispute_messages as u')
    .select(({ case: when, val }) => [
      when()
        .when('u.author', '=', 'buyer')
        .then(val('seller' as DisputeSide))
        .else(val('buyer' as DisputeSide))
        .end()
        .as('waiting_for'),
      'u.created_at as waiting_since',
    ])
    .whereRef('u.dispute_id', '=', 'd.id')
    .where('u.author', '<>', 'admin')
    .where(({ not, exists, selectFrom: from }) =>
      not(
        exists(
          from('dispute_messages as l')
            .select('l.id')
            .whereRef('l.dispute_id', '=', 'd.id')
            .where('l.author', '<>', 'admin')
            .whereRef('l.author', '<>', 'u.author')
            .whereRef('l.id', '>', 'u.id'),
        ),
      ),
    )
    .orderBy('u.id')
    .limit(1)
    .as('w')

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
    .leftJoinLateral(unanswered, join => join.onTrue())
    .select(columns)
    .select(({ eb, fn, ref }) => [
      fn
        .coalesce(eb('d.deadline_at', '<=', now), eb.lit(false))
        .$castTo<boolean>()
        .as('is_overdue'),
      hasRemittance.$castTo<boolean>().as('has_remittance'),
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
