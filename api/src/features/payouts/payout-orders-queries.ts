import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { hasEnteredCashOf } from '../../db/order-remittances.ts'
import type { Tables } from '../../db/tables.ts'

export interface UnpaidOrder {
  order_id: number
  /** The seller's share that no payout names yet. */
  unpaid_paisa: number
}

/**
 * Returns a seller's remitted orders with money that no payout names, except rejected and cancelled ones (PAYOUT-7,
 * PAYOUT-8), the one remitted and ended first at the top.
 */
export function findUnpaidOrders(tx: Db, userId: number): Promise<UnpaidOrder[]> {
  return tx
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('ledger_transactions as remitted', join =>
      join.onRef('remitted.order_id', '=', 't.order_id').on('remitted.kind', '=', 'order-remitted'),
    )
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('payout_orders as p')
          .innerJoin('payouts', 'payouts.id', 'p.payout_id')
          .where('payouts.status', 'in', ['pending', 'paid'])
          .select(({ fn }) => fn.sum<number>('p.amount_paisa').as('paisa'))
          .whereRef('p.order_id', '=', 't.order_id')
          .as('paid'),
      join => join.onTrue(),
    )
    .where('e.user_id', '=', userId)
    .where('e.account', '=', 'seller-balance')
    .where(({ eb, fn, lit, ref }) => eb('e.amount_paisa', '>', fn.coalesce(ref('paid.paisa'), lit(0))))
    .select(({ eb, fn, lit, ref }) => [
      ref('t.order_id').$notNull().as('order_id'),
      eb('e.amount_paisa', '-', fn.coalesce(ref('paid.paisa'), lit(0))).as('unpaid_paisa'),
    ])
    .orderBy(({ fn }) => fn('greatest', ['remitted.created_at', 't.created_at']))
    .orderBy('t.order_id')
    .execute()
}

export async function insertPayoutOrders(
  tx: Db,
  payoutId: number,
  orders: { order_id: number; amount_paisa: number }[],
): Promise<void> {
  const rows = orders.map(order => ({ payout_id: payoutId, ...order }))
  await tx.insertInto('payout_orders').values(rows).execute()
}

/** Selects the orders of a payout as a JSON array, for a query that reads `payouts`. */
export function ordersOfPayout(db: Db) {
  return jsonArrayFrom(
    db
      .selectFrom('payout_orders as po')
      .innerJoin('orders as o', 'o.id', 'po.order_id')
      .innerJoin('ledger_transactions as remitted', join =>
        join.onRef('remitted.order_id', '=', 'po.order_id').on('remitted.kind', '=', 'order-remitted'),
      )
      .select(({ eb }) => [
        'po.order_id',
        'o.tracking_no',
        'po.amount_paisa',
        'o.created_at as placed_at',
        'remitted.created_at as remitted_at',
        eb('o.buyer_id', 'is', null).$castTo<boolean>().as('is_guest'),
      ])
      .whereRef('po.payout_id', '=', db.dynamic.ref('payouts.id'))
      .orderBy('remitted.created_at')
      .orderBy('po.order_id'),
  )
}

/** Condition of a query that reads `payouts`: an administrator entered cash of its orders by hand (REMITTANCE-7). */
export function hasEnteredCash(db: Db, adminId: number) {
  return expressionBuilder<Tables>()
    .exists(
      db
        .selectFrom('payout_orders as entered')
        .select('entered.order_id')
        .whereRef('entered.payout_id', '=', db.dynamic.ref('payouts.id'))
        .where(({ ref }) => hasEnteredCashOf(ref('entered.order_id'), adminId)),
    )
    .$castTo<boolean>()
}
