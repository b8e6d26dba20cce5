import type { RefundList } from '@closyyy/contract/refunds'
import type { RefundAccount } from '@closyyy/contract/refunds-schemas'
import { isAccountOf, numbersOfRefund } from '../../db/bank-account-numbers.ts'
import type { Db } from '../../db/database.ts'
import { now, secondsBetween } from '../../db/expressions.ts'
import { hasEnteredCashOf } from '../../db/order-remittances.ts'
import { rolesInForce } from '../../db/roles-in-force.ts'
import { sentWithinDay } from '../../db/sent-money.ts'

/**
 * Refunded orders, with the account and the payment if there are any; `viewerId` is the administrator for whom they are judged,
 * null for buyers.
 */
function selectRefunds(db: Db, viewerId: number | null) {
  return db
    .selectFrom('orders as o')
    .innerJoin('ledger_transactions as owed', join =>
      join.onRef('owed.order_id', '=', 'o.id').on('owed.kind', '=', 'order-refunded'),
    )
    .leftJoin('ledger_transactions as remitted', join =>
      join.onRef('remitted.order_id', '=', 'o.id').on('remitted.kind', '=', 'order-remitted'),
    )
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .leftJoin('users as buyer', 'buyer.id', 'o.buyer_id')
    .leftJoin('users as approver', 'approver.id', 'r.approved_by')
    .leftJoin('users as sender', 'sender.id', 'r.claimed_by')
    .leftJoin('users as payer', 'payer.id', 'r.paid_by')
    .where('o.refund_paisa', 'is not', null)
    .select([
      'o.id as order_id',
      'o.tracking_no',
      'o.buyer_id',
      'o.seller_id',
      'owed.created_at as owed_since',
      'r.method',
      'r.account_title',
      'r.account_number',
      'r.saved_at',
      'r.approved_by',
      'r.approved_at',
      'approver.username as approver',
      'r.claimed_by',
      'r.claimed_at',
      'sender.username as sender',
      'r.paid_at',
      'r.reference',
      'payer.username as payer',
    ])
    .select(({ eb, fn, ref }) => [
      rolesInForce('approver').as('approver_roles'),
      rolesInForce('sender').as('sender_roles'),
      secondsBetween(ref('r.claimed_at').$notNull(), now).$castTo<number | null>().as('sending_seconds'),
      ref('o.refund_paisa').$notNull().as('refund_paisa'),
      fn.coalesce('buyer.first_name', 'o.guest_first_name').$castTo<string>().as('first_name'),
      fn.coalesce('buyer.last_name', 'o.guest_last_name').$castTo<string>().as('last_name'),
      eb('remitted.id', 'is not', null).$castTo<boolean>().as('is_remitted'),
      isAccountOf(viewerId, numbersOfRefund('r')).$castTo<boolean>().as('is_own_account'),
      hasEnteredCashOf(ref('o.id'), viewerId).$castTo<boolean>().as('has_entered_cash'),
    ])
    .select(({ eb, ref }) => {
      const receiver = { userId: ref('o.buyer_id'), numbers: numbersOfRefund('r'), exceptRefund: ref('o.id') }
      return eb('o.refund_paisa', '+', sentWithinDay(receiver)).$castTo<number>().as('day_paisa')
    })
}

export type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number]

/** Returns refunds: owed ones longest waiting first, sent ones latest first. */
export function findRefunds(
  db: Db,
  viewerId: number,
  list: RefundList,
  { limit, offset }: { limit: number; offset: number },
) {
  const refunds = selectRefunds(db, viewerId).limit(limit).offset(offset)
  return list === 'owed'
    ? refunds.where('r.paid_at', 'is', null).orderBy('owed.created_at').orderBy('o.id').execute()
    : refunds.where('r.paid_at', 'is not', null).orderBy('r.paid_at', 'desc').orderBy('o.id').execute()
}

export async function countRefunds(db: Db, list: RefundList): Promise<number> {
  const { count } = await db
    .selectFrom('orders as o')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('o.refund_paisa', 'is not', null)
    .where('r.paid_at', list === 'owed' ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the refund of an order; undefined if it has none. */
export function findRefund(db: Db, orderId: number, viewerId: number | null = null): Promise<RefundRow | undefined> {
  return selectRefunds(db, viewerId).where('o.id', '=', orderId).executeTakeFirst()
}

/** Saves where a refund goes; the caller must have made sure that it is not being sent. */
export async function upsertAccount(
  tx: Db,
  { order_id, buyer_id }: Pick<RefundRow, 'order_id' | 'buyer_id'>,
  account: RefundAccount,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ order_id, buyer_id, ...account })
    .onConflict(conflict => conflict.column('order_id').doUpdateSet({ ...account, saved_at: now }))
    .execute()
}

export async function markSent(tx: Db, orderId: number, adminId: number, reference: string): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ paid_by: adminId, paid_at: now, reference })
    .where('order_id', '=', orderId)
    .execute()
}
