import type { RemittanceReason, RemittanceResult } from '@closyyy/contract/remittances'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { type Collected, type Remittance, recordRemittances } from '../ledger/ledger-service.ts'
import {
  type BookedRow,
  findBooked,
  findRemittance,
  findUnbooked,
  findUnbookedRows,
  lockReferenced,
  lockRemittance,
  type NewRemittance,
  type ReferencedOrder,
  type UnbookedRow,
  updateRows,
} from './remittances-queries.ts'

const ROWS_AT_A_TIME = 500
const REMITTANCES_AT_A_TIME = 20

type Booking = Pick<BookedRow, 'result' | 'reason'>

const booked = (result: Exclude<RemittanceResult, 'unknown'>): Booking => ({ result, reason: null })
const unknown = (reason: RemittanceReason): Booking => ({ result: 'unknown', reason })

const bookings: Record<Remittance, Booking> = {
  remitted: booked('matched'),
  short: booked('short'),
  'already-remitted': booked('duplicate'),
  'above-due': unknown('above-due'),
  ended: unknown('ended'),
}

/** Identifies a payment of an order, so that the same payment in two files is booked once. */
const paymentOf = (orderId: number | null, { amount_paisa, paid_on }: Pick<UnbookedRow, 'amount_paisa' | 'paid_on'>) =>
  `${orderId} ${amount_paisa} ${paid_on}`

/** Returns whether an account bought or sold an order. */
export function isOwn({ seller_id, buyer_id }: ReferencedOrder, userId: number | null): boolean {
  return userId !== null && (seller_id === userId || buyer_id === userId)
}

/** Also false for an order that was cancelled before it was shipped, which need not be in the ledger. */
const wasShipped = ({ status, shipped_at }: ReferencedOrder): boolean =>
  status !== 'pending' && (status !== 'cancelled' || shipped_at !== null)

/** Returns why a row is not booked, if that is certain without the ledger. */
function rejectionOf(row: UnbookedRow, order: ReferencedOrder | undefined, payments: Set<string>): Booking | undefined {
  if (!order) return unknown('no-order')
  if (isOwn(order, row.sent_by)) return unknown('own-order')
  if (!wasShipped(order)) return unknown('not-shipped')
  if (row.amount_paisa === 0) return unknown('nothing-paid')
  return payments.has(paymentOf(order.id, row)) ? booked('duplicate') : undefined
}

function byReference(orders: ReferencedOrder[]): Map<string, ReferencedOrder> {
  const found = new Map(orders.map(order => [order.tracking_no, order]))
  for (const order of orders) if (order.reference !== null) found.set(order.reference, order)
  return found
}

async function bookRows(tx: Db, rows: UnbookedRow[]): Promise<BookedRow[]> {
  const orders = await lockReferenced(tx, [...new Set(rows.map(({ reference }) => reference))])
  const orderOf = byReference(orders)
  const paid = await findBooked(
    tx,
    orders.map(({ id }) => id),
  )
  const payments = new Set(paid.map(row => paymentOf(row.order_id, row)))
  const collected = new Map<string, Collected & { row: UnbookedRow; repeated: UnbookedRow[] }>()
  const done: BookedRow[] = []
  for (const row of rows) {
    const order = orderOf.get(row.reference) ?? orderOf.get(row.reference.toUpperCase())
    const rejection = rejectionOf(row, order, payments)
    if (rejection) done.push({ id: row.id, order_id: order?.id ?? null, ...rejection })
    else if (order) {
      const payment = paymentOf(order.id, row)
      const earlier = collected.get(payment)
      if (earlier) earlier.repeated.push(row)
      else collected.set(payment, { row, order, amountPaisa: row.amount_paisa, repeated: [] })
    }
  }
  const results = await recordRemittances(tx, [...collected.values()])
  for (const [index, { row, order, repeated }] of [...collected.values()].entries()) {
    const booking = bookings[results[index] as Remittance]
    done.push({ id: row.id, order_id: order.id, ...booking })
    // A payment that was not booked has the same reason each time.
    const again = booking.result === 'unknown' ? booking : booked('duplicate')
    done.push(...repeated.map(({ id }) => ({ id, order_id: order.id, ...again })))
  }
  return done
}

/** Books some rows of a remittance in one transaction. @returns whether it had any left */
async function bookSome(tx: Db, remittanceId: number): Promise<boolean> {
  await lockRemittance(tx, { id: remittanceId })
  const rows = await findUnbookedRows(tx, remittanceId, ROWS_AT_A_TIME)
  if (rows.length === 0) return false
  const done = await bookRows(tx, rows)
  await updateRows(tx, done)
  await recordChanges(tx, remittanceId, rows, done)
  return true
}

/** Records a repeated remittance in the audit log if rows that were unknown are not any more (REMITTANCE-2). */
async function recordChanges(tx: Db, id: number, rows: UnbookedRow[], done: BookedRow[]): Promise<void> {
  const repeated = new Set(rows.filter(({ reason }) => reason !== null).map(row => row.id))
  const changed = done.filter(row => repeated.has(row.id) && row.result !== 'unknown')
  if (changed.length === 0) return
  const { source, name } = await findRemittance(tx, id)
  await recordReceipt(tx, id, { source, name, rows: changed.length })
}

interface Receipt {
  source: NewRemittance['source']
  name: string
  /** Number of rows that are new, or that were unknown before. */
  rows: number
}

export function recordReceipt(tx: Db, id: number, after: Receipt): Promise<void> {
  return recordEvent(tx, { action: 'remittance.received', object: { type: 'remittance', id }, after: { ...after } })
}

/** Books the rows of a remittance that are not booked yet (REMITTANCE-1). */
export async function bookRemittance(db: Db, remittanceId: number): Promise<void> {
  while (await transact(db, tx => bookSome(tx, remittanceId)));
}

/** Continues remittances whose process ended before all rows were booked. */
export async function bookUnbooked(db: Db): Promise<void> {
  for (const id of await findUnbooked(db, REMITTANCES_AT_A_TIME)) await bookRemittance(db, id)
}
