import { createHash } from 'node:crypto'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import type * as calls from '@closyyy/contract/remittances-calls'
import type { Remittance, RemittancePage, RemittanceRowPage } from '@closyyy/contract/remittances-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { type Paging, pageMeta } from '../../pagination.ts'
import { bookRemittance, isOwn, recordReceipt } from './remittance-booking.ts'
import { readRemittanceFile } from './remittance-file.ts'
import {
  countRemittances,
  countRows,
  findReferenced,
  findRemittance,
  findRemittances,
  findRows,
  insertRemittance,
  lockRemittance,
  type NewRemittance,
  type NewRow,
  type RemittanceRecord,
  reopenUnknown,
} from './remittances-queries.ts'

const hashOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

function presentRemittance({ amount_paisa, ...record }: RemittanceRecord): Remittance {
  const { matched, short, unknown, duplicate, waiting, ...rest } = record
  return { ...rest, amount: toRupees(amount_paisa), rows: { matched, short, unknown, duplicate, waiting } }
}

/** Stores a remittance once, or opens the rows of a repeated one that were unknown (REMITTANCE-2). @returns its id */
async function store(tx: Db, remittance: NewRemittance, rows: NewRow[]): Promise<number> {
  const { source, name, content_hash, entered_by } = remittance
  const inserted = await insertRemittance(tx, remittance, rows)
  if (inserted !== undefined) {
    if (rows.length > 0) await recordReceipt(tx, inserted, { source, name, rows: rows.length })
    return inserted
  }
  const id = await lockRemittance(tx, { content_hash })
  if (id === undefined) throw new Error('A remittance disappeared.')
  await reopenUnknown(tx, id, entered_by)
  return id
}

/** Books what is new of a remittance. @returns its id */
async function receive(db: Db, remittance: NewRemittance, rows: NewRow[]): Promise<number> {
  const id = await transact(db, tx => store(tx, remittance, rows))
  await bookRemittance(db, id)
  return id
}

/** Returns a remittance with all rows booked, also those that a concurrent duplicate opened in the meantime. */
async function showBooked(db: Db, id: number): Promise<Remittance> {
  for (;;) {
    const record = await findRemittance(db, id)
    if (record.waiting === 0) return presentRemittance(record)
    await bookRemittance(db, id)
  }
}

export async function uploadRemittance(
  db: Db,
  adminId: number,
  { name, csv }: CallRequest<typeof calls.uploadRemittance>['body'],
): Promise<Remittance> {
  const remittance = { source: 'file' as const, name, content_hash: hashOf('file', csv), entered_by: adminId }
  return showBooked(db, await receive(db, remittance, readRemittanceFile(csv)))
}

/** Books the payment of an order of other people (REMITTANCE-6). */
export async function enterRemittance(
  db: Db,
  adminId: number,
  { order, reference, amount, paid_on }: CallRequest<typeof calls.enterRemittance>['body'],
): Promise<Remittance> {
  const orders = await findReferenced(db, [order])
  if (orders.some(each => isOwn(each, adminId))) throw new AppError('not-allowed', 'remittance.own')
  const amount_paisa = toPaisa(amount)
  const content_hash = hashOf('entry', order, reference, String(amount_paisa), paid_on)
  const remittance = { source: 'entry' as const, name: reference, content_hash, entered_by: adminId }
  return showBooked(db, await receive(db, remittance, [{ line: 1, reference: order, amount_paisa, paid_on }]))
}

/** A courier's own list of payments, unique by courier and reference. */
export interface Statement {
  courier: string
  reference: string
  rows: Omit<NewRow, 'line'>[]
}

/** Books what a courier reported itself (REMITTANCE-3). */
export async function receiveStatement(db: Db, { courier, reference, rows }: Statement): Promise<void> {
  const content_hash = hashOf('courier', courier, reference)
  const remittance = { source: 'courier' as const, name: reference, content_hash, entered_by: null }
  await receive(
    db,
    remittance,
    rows.map((row, index) => ({ ...row, line: index + 1 })),
  )
}

export async function listRemittances(db: Db, { page, per_page }: Paging): Promise<RemittancePage> {
  const records = await findRemittances(db, per_page, (page - 1) * per_page)
  const meta = await pageMeta(records.length, { page, per_page }, () => countRemittances(db))
  return { data: records.map(presentRemittance), ...meta }
}

export async function listRemittanceRows(
  db: Db,
  remittanceId: number,
  { result, page, per_page }: CallRequest<typeof calls.listRemittanceRows>['query'],
): Promise<RemittanceRowPage> {
  const rows = await findRows(db, remittanceId, result, per_page, (page - 1) * per_page)
  const meta = await pageMeta(rows.length, { page, per_page }, () => countRows(db, remittanceId, result))
  return { data: rows.map(({ amount_paisa, ...row }) => ({ ...row, amount: toRupees(amount_paisa) })), ...meta }
}
