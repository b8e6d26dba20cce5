import type { OrderStep } from '@closyyy/contract/orders'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anyOf } from '../../db/expressions.ts'

export interface OrderEventRow {
  order_id: number
  step: OrderStep
  at: string
}

const stepOf = (step: OrderStep) => sql.lit(step).$castTo<OrderStep>().as('step')

/** Returns what happened to orders beside their statuses: confirmations, reports of parcels and disputes. */
export function findOrderEvents(db: Db, orderIds: number[]): Promise<OrderEventRow[]> {
  const ids = anyOf(orderIds)
  const confirmed = db
    .selectFrom('order_confirmations')
    .select(({ ref }) => ['order_id', stepOf('confirmed'), ref('confirmed_at').$notNull().as('at')])
    .where('order_id', '=', ids)
    .where('confirmed_at', 'is not', null)
  const reported = db
    .selectFrom('order_events')
    .select(({ fn, ref, val }) => [
      'order_id',
      fn<OrderStep>('replace', [ref('action'), val('report-'), val('')]).as('step'),
      'created_at as at',
    ])
    .where('order_id', '=', ids)
    .where('action', 'like', 'report-%')
  const disputed = db
    .selectFrom('disputes')
    .select(['order_id', stepOf('disputed'), 'created_at as at'])
    .where('order_id', '=', ids)
  const resolved = db
    .selectFrom('disputes')
    .select(({ ref }) => ['order_id', stepOf('resolved'), ref('resolved_at').$notNull().as('at')])
    .where('order_id', '=', ids)
    .where('resolved_at', 'is not', null)
  return confirmed.unionAll(reported).unionAll(disputed).unionAll(resolved).execute()
}

/** Returns when the courier handed over the cash of orders and when all of their sellers' money was paid out. */
export function findOrderPayments(db: Db, orderIds: number[]): Promise<OrderEventRow[]> {
  const ids = anyOf(orderIds)
  const remitted = db
    .selectFrom('ledger_transactions')
    .select(({ ref }) => [ref('order_id').$notNull().as('order_id'), stepOf('remitted'), 'created_at as at'])
    .where('order_id', '=', ids)
    .where('kind', '=', 'order-remitted')
  const paid = db
    .selectFrom('payout_orders as p')
    .innerJoin('ledger_transactions as t', join =>
      join.onRef('t.payout_id', '=', 'p.payout_id').on('t.kind', '=', 'payout-paid'),
    )
    .select(({ fn }) => ['p.order_id', stepOf('paid'), fn.max('t.created_at').as('at')])
    .where('p.order_id', '=', ids)
    .groupBy('p.order_id')
    .having(({ eb, fn, selectFrom }) =>
      eb(
        fn.sum<number>('p.amount_paisa'),
        '>=',
        selectFrom('ledger_entries as e')
          .innerJoin('ledger_transactions as booked', 'booked.id', 'e.transaction_id')
          .select(({ fn: of }) => of.sum<number>('e.amount_paisa').as('earned'))
          .whereRef('booked.order_id', '=', 'p.order_id')
          .where('e.account', '=', 'seller-balance'),
      ),
    )
  return remitted.unionAll(paid).execute()
}
