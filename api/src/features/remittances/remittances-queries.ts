import type { RemittanceReason, RemittanceResult } from '@closyyy/contract/remittances'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anyOf } from '../../db/expressions.ts'
import type { LedgerOrder } from '../ledger/ledger-postings.ts'

export interface NewRemittance {
  source: 'file' | 'entry' | 'courier'
  name: string
  content_hash: Buffer
  entered_by: number | null
}

export interface NewRow {
  line: number
  reference: string
  amount_paisa: number
  paid_on: string
}

/** Inserts a remittance, after that of a concurrent duplicate; undefined if its content was inserted before. */
export async function insertRemittance(tx: Db, remittance: NewRemittance, rows: NewRow[]): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('remittances')
    .values(remittance)
    .onConflict(conflict => conflict.column('content_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return undefined
  // Raw, because kysely has no column definitions for `json_to_recordset`; one parameter for any number of rows.
  await sql`
    insert into remittance_rows (remittance_id, line, reference, amount_paisa, paid_on)
    select ${inserted.id}, line, reference, amount_paisa, paid_on
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (line int, reference text, amount_paisa bigint, paid_on date)`.execute(tx)
  return inserted.id
}

/** Locks a remittance, so that its rows are opened and booked by one transaction at a time. @returns its id */
export async function lockRemittance(
  tx: Db,
  which: { id: number } | { content_hash: Buffer },
): Promise<number | undefined> {
  const found = await tx
    .selectFrom('remittances')
    .select('id')
    .where(({ and }) => and(which))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found?.id
}

/** Opens rows that named no payable order, which may have been shipped since, as sent by somebody, with their reason. */
export async function reopenUnknown(tx: Db, remittanceId: number, reopened_by: number | null): Promise<void> {
  await tx
    .updateTable('remittance_rows')
    .set({ result: null, order_id: null, reopened_by })
    .where('remittance_id', '=', remittanceId)
    .where('result', '=', 'unknown')
    .execute()
}

/** Returns remittances with rows that are not booked, after a crash for example. */
export async function findUnbooked(db: Db, max: number): Promise<number[]> {
  const rows = await db
    .selectFrom('remittance_rows')
    .select('remittance_id')
    .distinct()
    .where('result', 'is', null)
    .limit(max)
    .execute()
  return rows.map(({ remittance_id }) => remittance_id)
}

export interface UnbookedRow extends NewRow {
  id: number
  /** Null for a courier's own statement. */
  sent_by: number | null
  /** Why it was not booked before. */
  reason: RemittanceReason | null
}

/** Returns the next rows to book of a locked remittance. */
export function findUnbookedRows(tx: Db, remittanceId: number, max: number): Promise<UnbookedRow[]> {
  return tx
    .selectFrom('remittance_rows as r')
    .innerJoin('remittances as m', 'm.id', 'r.remittance_id')
    .select(({ cast, fn }) => [
      'r.id',
      'r.line',
      'r.reference',
      'r.amount_paisa',
      'r.reason',
      cast<string>('r.paid_on', 'text').as('paid_on'),
      fn.coalesce('r.reopened_by', 'm.entered_by').as('sent_by'),
    ])
    .where('r.remittance_id', '=', remittanceId)
    .where('r.result', 'is', null)
    .orderBy('r.line')
    .limit(max)
    .execute()
}

export interface ReferencedOrder extends LedgerOrder {
  buyer_id: number | null
  tracking_no: string
  status: string
  shipped_at: string | null
  /** The courier's reference of its parcel. */
  reference: string | null
}

/** Selects the orders with these tracking numbers, in any case, or parcel references. */
function selectReferenced(db: Db, references: string[]) {
  return db
    .selectFrom('orders as o')
    .leftJoin('parcels as p', 'p.order_id', 'o.id')
    .select([
      'o.id',
      'o.seller_id',
      'o.buyer_id',
      'o.subtotal_paisa',
      'o.delivery_fee_paisa',
      'o.platform_fee_paisa',
      'o.seller_profit_paisa',
      'o.tracking_no',
      'o.status',
      'o.shipped_at',
      'p.reference',
    ])
    .where('o.id', 'in', eb =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('tracking_no', '=', anyOf(references.map(reference => reference.toUpperCase())))
        .union(other =>
          other.selectFrom('parcels').select('order_id as id').where('reference', '=', anyOf(references)),
        ),
    )
}

export function findReferenced(db: Db, references: string[]): Promise<ReferencedOrder[]> {
  return selectReferenced(db, references).execute()
}

/** Locks the orders by id. */
export function lockReferenced(tx: Db, references: string[]): Promise<ReferencedOrder[]> {
  return selectReferenced(tx, references).orderBy('o.id').forNoKeyUpdate('o').execute()
}

/** Returns the booked rows of orders. */
export function findBooked(tx: Db, orderIds: number[]) {
  return tx
    .selectFrom('remittance_rows')
    .select(eb => ['order_id', 'amount_paisa', eb.cast<string>('paid_on', 'text').as('paid_on')])
    .where('order_id', '=', anyOf(orderIds))
    .where('result', 'in', ['matched', 'short'])
    .execute()
}

export interface BookedRow {
  id: number
  result: RemittanceResult
  reason: RemittanceReason | null
  order_id: number | null
}

export async function updateRows(tx: Db, rows: BookedRow[]): Promise<void> {
  await sql`
    update remittance_rows r set result = b.result, reason = b.reason, order_id = b.order_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as b (id bigint, result text, reason text, order_id bigint)
    where r.id = b.id`.execute(tx)
}

function selectRemittances(db: Db) {
  return db
    .selectFrom('remittances as m')
    .leftJoin('users as u', 'u.id', 'm.entered_by')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('remittance_rows as r')
          .whereRef('r.remittance_id', '=', 'm.id')
          .select(({ fn, lit, ref }) => {
            const countOf = (result: RemittanceResult) => fn.countAll<number>().filterWhere('r.result', '=', result)
            return [
              countOf('matched').as('matched'),
              countOf('short').as('short'),
              countOf('unknown').as('unknown'),
              countOf('duplicate').as('duplicate'),
              fn.countAll<number>().filterWhere('r.result', 'is', null).as('waiting'),
              fn
                .coalesce(
                  fn.sum<number>(ref('r.amount_paisa')).filterWhere('r.result', 'in', ['matched', 'short']),
                  lit(0),
                )
                .as('amount_paisa'),
            ]
          })
          .as('sums'),
      join => join.onTrue(),
    )
    .selectAll('sums')
    .select(['m.id', 'm.source', 'm.name', 'u.username as entered_by', 'm.created_at'])
}

export type RemittanceRecord = Awaited<ReturnType<typeof findRemittances>>[number]

/** Returns remittances with their counts, latest first. */
export function findRemittances(db: Db, limit: number, offset: number) {
  return selectRemittances(db).orderBy('m.id', 'desc').limit(limit).offset(offset).execute()
}

export function findRemittance(db: Db, id: number): Promise<RemittanceRecord> {
  return selectRemittances(db).where('m.id', '=', id).executeTakeFirstOrThrow()
}

export async function countRemittances(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('remittances')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function selectRows(db: Db, remittanceId: number, result: RemittanceResult | undefined) {
  return db
    .selectFrom('remittance_rows')
    .where('remittance_id', '=', remittanceId)
    .$if(result !== undefined, rows => rows.where('result', '=', result as RemittanceResult))
}

export function findRows(
  db: Db,
  remittanceId: number,
  result: RemittanceResult | undefined,
  limit: number,
  offset: number,
) {
  return selectRows(db, remittanceId, result)
    .select(eb => [
      'id',
      'line',
      'reference',
      'amount_paisa',
      eb.cast<string>('paid_on', 'text').as('paid_on'),
      'result',
      'reason',
      'order_id',
    ])
    .orderBy('line')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countRows(db: Db, remittanceId: number, result: RemittanceResult | undefined): Promise<number> {
  const { count } = await selectRows(db, remittanceId, result)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
