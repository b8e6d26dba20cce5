import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Status = 'pending' | 'paid'

export interface PayoutRow {
  id: number
  user_id: number
  amount_paisa: number
  status: Status
  sent_to: BankDetails | null
  created_at: string
  updated_at: string
  username: string
  first_name: string
  last_name: string
  email: string
}

/** Locks a person until the transaction ends, so that concurrent payouts check the balance one by one. */
export async function lockReceiver(tx: Db, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx)
}

export async function hasBankDetails(tx: Db, userId: number): Promise<boolean> {
  const row = await tx.selectFrom('bank_details').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** Inserts a payout to the current bank details. */
export async function insertPayout(tx: Db, userId: number, amountPaisa: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payouts (user_id, amount_paisa, sent_to)
    select user_id, ${amountPaisa}, to_jsonb(b) - 'user_id' - 'updated_at'
    from bank_details b where user_id = ${userId}
    returning id`.execute(tx)
  return (rows[0] as { id: number }).id
}

/** Locks a payout until the transaction ends; undefined if there is none. */
export async function lockPayout(tx: Db, id: number): Promise<PayoutRow | undefined> {
  await sql`select 1 from payouts where id = ${id} for update`.execute(tx)
  return payouts(tx).where('payouts.id', '=', id).executeTakeFirst()
}

export async function markPaid(tx: Db, id: number, adminId: number): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ status: 'paid', paid_by: adminId, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

function payouts(db: Db) {
  return db
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.user_id')
    .select([
      'payouts.id',
      'payouts.user_id',
      'payouts.amount_paisa',
      'payouts.status',
      'payouts.sent_to',
      'payouts.created_at',
      'payouts.updated_at',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
}

/** Returns payouts of a status: longest waiting or last paid first. */
export function findPayouts(db: Db, status: Status, limit: number, offset: number): Promise<PayoutRow[]> {
  const found = payouts(db).where('payouts.status', '=', status).limit(limit).offset(offset)
  return status === 'pending'
    ? found.orderBy('payouts.id').execute()
    : found.orderBy('payouts.updated_at', 'desc').orderBy('payouts.id', 'desc').execute()
}

/** Counts payouts, filtered by person and status if given. */
export async function countPayouts(db: Db, of: { status?: Status | undefined; userId?: number }): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .$if(of.status !== undefined, found => found.where('status', '=', of.status as Status))
    .$if(of.userId !== undefined, found => found.where('user_id', '=', of.userId as number))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns a person's payouts, newest first, or paid ones, last paid first. */
export function findTransactions(
  db: Db,
  userId: number,
  status: Status | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return db
    .selectFrom('payouts')
    .select(['id', 'amount_paisa', 'status', 'updated_at'])
    .where('user_id', '=', userId)
    .$if(status !== undefined, found => found.where('status', '=', status as Status))
    .$if(status === 'paid', found => found.orderBy('updated_at', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
