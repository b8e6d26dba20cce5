import type { ReportedKind, ReportOutcome, ReportReason } from '@closyyy/contract/reports'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { isInForce } from '../../db/open-suspension.ts'

/** Reports of one object that are returned with it. */
const MAX_SHOWN = 20

export interface ReportGroupRow {
  object_type: ReportedKind
  object_id: number
  outcome: ReportOutcome | null
  count: number
  newest_at: string
  newest_id: number
  reports: { reason: ReportReason; details: string; created_at: string }[]
  text: string | null
  product_id: number | null
  title: string | null
  brand_name: string | null
  sold: boolean | null
  state: 'live' | 'taken-down' | 'hidden'
  approval_status: 'pending' | 'approved' | 'rejected' | null
  user_id: number | null
  username: string | null
  is_suspended: boolean
}

interface NewReport {
  reporter_id: number
  object_type: ReportedKind
  object_id: number
  reported_id: number | null
  reason: ReportReason
  details: string
}

/** Inserts a report. @returns false if this person's earlier report of the object is open */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const row = await db
    .insertInto('reports')
    .values(report)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function groupsOf(db: Db, isEnded: boolean) {
  return db
    .selectFrom('reports')
    .select(['object_type', 'object_id', 'outcome'])
    .select(({ fn }) => [
      fn.max('reported_id').as('reported_id'),
      fn.countAll<number>().as('count'),
      fn.max('created_at').as('newest_at'),
      fn.max('id').as('newest_id'),
    ])
    .where('ended_at', isEnded ? 'is not' : 'is', null)
    .groupBy(['object_type', 'object_id', 'outcome'])
}

/** Returns reports by object and outcome, those with the newest report first. */
export function findReportGroups(db: Db, isEnded: boolean, limit: number, offset: number): Promise<ReportGroupRow[]> {
  return db
    .selectFrom(groupsOf(db, isEnded).orderBy('newest_id', 'desc').limit(limit).offset(offset).as('g'))
    .leftJoin('dispute_messages as m', join =>
      join.onRef('m.id', '=', 'g.object_id').on('g.object_type', '=', 'dispute-message'),
    )
    .leftJoin('offers as o', join => join.onRef('o.id', '=', 'g.object_id').on('g.object_type', '=', 'offer-message'))
    .leftJoin('chat_messages as h', join =>
      join.onRef('h.id', '=', 'g.object_id').on('g.object_type', '=', 'chat-message'),
    )
    .leftJoin('chats as c', 'c.id', 'h.chat_id')
    .leftJoin('products as d', join =>
      join
        .on('d.deleted_at', 'is', null)
        .on(({ and, eb, or, ref }) =>
          or([
            and([eb('g.object_type', '=', 'product'), eb('d.id', '=', ref('g.object_id'))]),
            eb('d.id', '=', ref('o.product_id')),
            eb('d.id', '=', ref('c.product_id')),
          ]),
        ),
    )
    .leftJoin('brands as b', 'b.id', 'd.brand_id')
    .leftJoin('users as u', 'u.id', 'g.reported_id')
    .select(['g.object_type', 'g.object_id', 'g.outcome', 'g.count', 'g.newest_at', 'g.newest_id'])
    .select(['d.id as product_id', 'd.title', 'd.sold', 'd.approval_status', 'u.id as user_id', 'u.username'])
    .select(({ and, eb, exists, fn, ref, selectFrom, val }) => [
      fn.coalesce('b.name', 'd.custom_brand').as('brand_name'),
      eb
        .case('g.object_type')
        .when('product')
        .then(ref('d.title'))
        .when('person')
        .then(ref('u.username'))
        .when('dispute-message')
        .then(ref('m.body'))
        .when('chat-message')
        .then(ref('h.body'))
        .else(ref('o.message'))
        .end()
        .as('text'),
      eb
        .case()
        .when(and([eb('d.approval_status', '=', 'approved'), eb('d.active', '=', true)]))
        .then(val('live' as const))
        .when(and([eb('d.approval_status', '=', 'rejected'), eb('d.taken_down_at', 'is not', null)]))
        .then(val('taken-down' as const))
        .else(val('hidden' as const))
        .end()
        .as('state'),
      exists(selectFrom('suspensions as p').select('p.id').whereRef('p.user_id', '=', 'u.id').where(isInForce))
        .$castTo<boolean>()
        .as('is_suspended'),
      jsonArrayFrom(
        selectFrom('reports as r')
          .select(['r.reason', 'r.details', 'r.created_at'])
          .whereRef('r.object_type', '=', 'g.object_type')
          .whereRef('r.object_id', '=', 'g.object_id')
          .whereRef('r.outcome', 'is not distinct from', 'g.outcome')
          .orderBy('r.id', 'desc')
          .limit(MAX_SHOWN),
      ).as('reports'),
    ])
    .orderBy('g.newest_id', 'desc')
    .execute()
}

export async function countReportGroups(db: Db, isEnded: boolean, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(groupsOf(db, isEnded).limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Whose an object is, null for a guest. */
export interface Reported {
  reported_id: number | null
}

export function findProductSeller(db: Db, id: number) {
  return db
    .selectFrom('products')
    .select(['seller_id', 'approval_status', 'active'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function findPerson(db: Db, id: number): Promise<Reported | undefined> {
  return db
    .selectFrom('users as u')
    .select('u.id as reported_id')
    .where('u.id', '=', id)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('closed_accounts as c').select('c.user_id').whereRef('c.user_id', '=', 'u.id'))),
    )
    .executeTakeFirst()
}

/** Returns the author of a message in a dispute of this person; undefined for messages of others and of the shop. */
export function findDisputeAuthor(db: Db, id: number, participant: number): Promise<Reported | undefined> {
  return db
    .selectFrom('dispute_messages as m')
    .innerJoin('disputes as d', 'd.id', 'm.dispute_id')
    .select(sql<number | null>`case m.author when 'buyer' then d.buyer_id else d.seller_id end`.as('reported_id'))
    .where('m.id', '=', id)
    .where('m.author', 'in', ['buyer', 'seller'])
    .where(({ eb, or }) => or([eb('d.buyer_id', '=', participant), eb('d.seller_id', '=', participant)]))
    .executeTakeFirst()
}

/** Returns the author of an offer with a message to or from this person. */
export function findOfferAuthor(db: Db, id: number, participant: number): Promise<Reported | undefined> {
  return db
    .selectFrom('offers')
    .select('actor_id as reported_id')
    .where('id', '=', id)
    .where('message', '<>', '')
    .where(({ eb, or }) => or([eb('buyer_id', '=', participant), eb('seller_id', '=', participant)]))
    .executeTakeFirst()
}

/** Returns the author of a message in a chat of this person. */
export function findChatAuthor(db: Db, id: number, participant: number): Promise<Reported | undefined> {
  return db
    .selectFrom('chat_messages as m')
    .innerJoin('chats as c', 'c.id', 'm.chat_id')
    .select('m.author_id as reported_id')
    .where('m.id', '=', id)
    .where(({ eb, or }) => or([eb('c.buyer_id', '=', participant), eb('c.seller_id', '=', participant)]))
    .executeTakeFirst()
}

/** Returns whom the open reports of an object are about. */
export function findSubject(tx: Db, object_type: ReportedKind, object_id: number): Promise<Reported | undefined> {
  return tx
    .selectFrom('reports')
    .select('reported_id')
    .where('object_type', '=', object_type)
    .where('object_id', '=', object_id)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
}
