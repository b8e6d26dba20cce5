import { jsonBuildObject } from 'kysely/helpers/postgres'
import { isAccountOf, numbersOfPayout } from '../../db/bank-account-numbers.ts'
import type { Db } from '../../db/database.ts'
import { now, secondsAfter, secondsBetween, secondsUntil } from '../../db/expressions.ts'
import { rolesInForce } from '../../db/roles-in-force.ts'
import { sentWithinDay } from '../../db/sent-money.ts'
import { hasEnteredCash, ordersOfPayout } from './payout-orders-queries.ts'

type Status = 'pending' | 'paid' | 'rejected' | 'cancelled'

export type PayoutRow = Awaited<ReturnType<typeof findPayouts>>[number]

/** Returns the seconds until `waitSeconds` have passed since the last change of a person's bank details. */
export function findDetailsWait(tx: Db, userId: number, waitSeconds: number): Promise<{ wait: number } | undefined> {
  return tx
    .selectFrom('bank_details')
    .select(({ ref }) => secondsUntil(secondsAfter(ref('updated_at'), waitSeconds)).as('wait'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Inserts a payout to the current bank details. */
export async function insertPayout(tx: Db, userId: number, amountPaisa: number): Promise<number> {
  const { id } = await tx
    .insertInto('payouts')
    .columns(['user_id', 'amount_paisa', 'sent_to'])
    .expression(eb =>
      eb
        .selectFrom('bank_details as b')
        .select(({ ref, val }) => [
          'b.user_id',
          val(amountPaisa).as('amount_paisa'),
          jsonBuildObject({
            bank_name: ref('b.bank_name'),
            account_title: ref('b.account_title'),
            account_number: ref('b.account_number'),
            iban: ref('b.iban'),
            branch_code: ref('b.branch_code'),
          }).as('sent_to'),
        ])
        .where('b.user_id', '=', userId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a payout until the transaction ends; undefined if there is none. */
export async function lockPayout(tx: Db, id: number, viewerId: number): Promise<PayoutRow | undefined> {
  // A separate statement, so that the next one reads the latest committed change.
  await tx.selectFrom('payouts').select('id').where('id', '=', id).forUpdate().execute()
  return selectPayouts(tx, viewerId).where('payouts.id', '=', id).executeTakeFirst()
}

export async function markPaid(tx: Db, id: number, adminId: number): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ status: 'paid', paid_by: adminId, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markRejected(tx: Db, id: number, adminId: number, reason: string): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ status: 'rejected', rejected_by: adminId, reject_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markCancelled(tx: Db, id: number): Promise<void> {
  await tx.updateTable('payouts').set({ status: 'cancelled', updated_at: now }).where('id', '=', id).execute()
}

/** `viewerId` is the administrator for whom it is judged. */
function selectPayouts(db: Db, viewerId: number) {
  return db
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.user_id')
    .leftJoin('users as approver', 'approver.id', 'payouts.approved_by')
    .leftJoin('users as sender', 'sender.id', 'payouts.claimed_by')
    .leftJoin('users as decider', join =>
      join.on(({ eb, fn }) => eb('decider.id', '=', fn.coalesce('payouts.paid_by', 'payouts.rejected_by'))),
    )
    .select([
      'payouts.id',
      'payouts.user_id',
      'payouts.amount_paisa',
      'payouts.status',
      'payouts.sent_to',
      'payouts.created_at',
      'payouts.updated_at',
      'payouts.reject_reason',
      'payouts.approved_by',
      'payouts.approved_at',
      'approver.username as approver',
      'payouts.claimed_by',
      'payouts.claimed_at',
      'sender.username as sender',
      'decider.username as decider',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .select([rolesInForce('approver').as('approver_roles'), rolesInForce('sender').as('sender_roles')])
    .select(({ ref }) => secondsBetween(ref('payouts.claimed_at').$notNull(), now).as('sending_seconds'))
    .select(({ eb, ref }) => {
      const receiver = {
        userId: ref('payouts.user_id'),
        numbers: numbersOfPayout('payouts'),
        exceptPayout: ref('payouts.id'),
      }
      return eb('payouts.amount_paisa', '+', sentWithinDay(receiver)).as('day_paisa')
    })
    .select(isAccountOf(viewerId, numbersOfPayout('payouts')).$castTo<boolean>().as('is_own_account'))
    .select(hasEnteredCash(db, viewerId).as('has_entered_cash'))
    .select(ordersOfPayout(db).as('orders'))
}

/** Returns payouts of a status: longest waiting or latest decision first. */
export function findPayouts(
  db: Db,
  viewerId: number,
  status: Status,
  { limit, offset }: { limit: number; offset: number },
) {
  const payouts = selectPayouts(db, viewerId).where('payouts.status', '=', status).limit(limit).offset(offset)
  return status === 'pending'
    ? payouts.orderBy('payouts.id').execute()
    : payouts.orderBy('payouts.updated_at', 'desc').orderBy('payouts.id', 'desc').execute()
}

export async function countPayouts(db: Db, of: { status?: Status | undefined; userId?: number }): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .$if(of.status !== undefined, payouts => payouts.where('status', '=', of.status as Status))
    .$if(of.userId !== undefined, payouts => payouts.where('user_id', '=', of.userId as number))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns a person's payouts, newest first, or paid ones, latest payment first. */
export function findTransactions(
  db: Db,
  userId: number,
  status: Status | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return db
    .selectFrom('payouts')
    .select(['id', 'amount_paisa', 'status', 'updated_at', 'reject_reason', 'sent_to', 'claimed_by'])
    .where('user_id', '=', userId)
    .$if(status !== undefined, payouts => payouts.where('status', '=', status as Status))
    .$if(status === 'paid', payouts => payouts.orderBy('updated_at', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
