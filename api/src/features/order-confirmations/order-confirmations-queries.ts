import { expressionBuilder, type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { daysAgo, isFuture, now } from '../../db/expressions.ts'
import type { OrderConfirmationsTable } from '../../db/tables/order-confirmations.ts'
import type { Tables } from '../../db/tables.ts'
import type { CodeTarget } from './order-codes-queries.ts'

const eb = expressionBuilder<Tables & { c: Tables['order_confirmations'] }, 'c'>()

const isWaiting = eb.and([eb('c.confirmed_at', 'is', null), eb('c.ended_at', 'is', null)])

/** Serialises orders that count towards the same limits, until the transaction ends. Keys are locked in one order. */
export async function lockKeys(tx: Db, keys: string[]): Promise<void> {
  // Raw, because the keys must be locked in their order.
  await sql`
    select pg_advisory_xact_lock(28, hashtext(key)) from (
      select key from unnest(${keys}::text[]) key order by hashtext(key)
    ) keys`.execute(tx)
}

export interface WaitingKeys {
  contact: string
  ip_key: string
  address_key: string
  seller_id: number
}

/** Counts the pieces of unconfirmed orders by what they share with a new one. */
export function countWaitingPieces(tx: Db, keys: WaitingKeys) {
  const piecesOf = (column: keyof WaitingKeys) =>
    eb
      .selectFrom('order_confirmations as c')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('c.pieces'), eb.lit(0)).as('pieces'))
      .where(isWaiting)
      .where(`c.${column}`, '=', keys[column])
      .$asScalar()
      .$notNull()
  return tx
    .selectNoFrom([
      piecesOf('contact').as('phone'),
      piecesOf('address_key').as('address'),
      piecesOf('ip_key').as('ip'),
      piecesOf('seller_id').as('seller'),
    ])
    .executeTakeFirstOrThrow()
}

export async function insertConfirmation(tx: Db, confirmation: Insertable<OrderConfirmationsTable>): Promise<void> {
  await tx.insertInto('order_confirmations').values(confirmation).execute()
}

/** Days for which a phone that a guest confirmed needs no code again. */
const CONFIRMED_DAYS = 90

/** Returns whether a guest confirmed this phone before. */
export async function hasConfirmed(db: Db, { owner, contact }: CodeTarget): Promise<boolean> {
  const row = await db
    .selectFrom('order_confirmations')
    .select('order_id')
    .where('owner', '=', owner)
    .where('contact', '=', contact)
    .where('confirmed_at', '>', daysAgo(CONFIRMED_DAYS))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns where the code of a waiting order goes; undefined if it is not waiting. */
export async function findTarget(db: Db, orderId: number): Promise<CodeTarget | undefined> {
  const row = await db
    .selectFrom('order_confirmations as c')
    .select(['c.owner', 'c.contact'])
    .where('c.order_id', '=', orderId)
    .where(isWaiting)
    .executeTakeFirst()
  return row?.contact ? { owner: row.owner, contact: row.contact } : undefined
}

/** Locks an owner's waiting orders whose time has not passed. @returns their ids in order */
export async function lockWaitingOrders(tx: Db, { owner, contact }: CodeTarget): Promise<number[]> {
  const rows = await tx
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', 'in', ({ selectFrom }) =>
      selectFrom('order_confirmations as c')
        .select('c.order_id')
        .where('c.owner', '=', owner)
        .where('c.contact', '=', contact)
        .where(isWaiting),
    )
    .where(({ ref }) => isFuture(ref('o.confirm_by')))
    .orderBy('o.id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function setConfirmed(tx: Db, orderId: number, isGuest: boolean): Promise<void> {
  await tx.updateTable('orders').set({ confirm_by: null }).where('id', '=', orderId).execute()
  await tx
    .updateTable('order_confirmations')
    .set({ confirmed_at: now, ip_key: null, address_key: null, ...(!isGuest && { contact: null }) })
    .where('order_id', '=', orderId)
    .execute()
}

export async function setEnded(tx: Db, orderId: number): Promise<void> {
  await tx
    .updateTable('order_confirmations as c')
    .set({ ended_at: now, contact: null, ip_key: null, address_key: null })
    .where('c.order_id', '=', orderId)
    .where(isWaiting)
    .execute()
}

/** Returns whether the token belongs to a link that confirms this order. */
export async function isConfirmingLink(db: Db, orderId: number, tokenHash: Buffer): Promise<boolean> {
  const link = await db
    .selectFrom('order_links')
    .select('order_id')
    .where('token_hash', '=', tokenHash)
    .where('order_id', '=', orderId)
    .where(({ ref }) => ref('confirms'))
    .executeTakeFirst()
  return link !== undefined
}

export async function insertConfirmingLink(tx: Db, orderId: number, tokenHash: Buffer): Promise<void> {
  await tx.insertInto('order_links').values({ order_id: orderId, token_hash: tokenHash, confirms: true }).execute()
}

/** Deletes confirmations of ended and confirmed orders once they no longer matter to a new order. */
export async function deleteOldConfirmations(db: Db): Promise<void> {
  await db
    .deleteFrom('order_confirmations as c')
    .where('c.created_at', '<', daysAgo(CONFIRMED_DAYS))
    .where(({ not }) => not(isWaiting))
    .execute()
}
