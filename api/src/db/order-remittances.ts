import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { LedgerKind } from './tables/ledger.ts'
import type { Tables } from './tables.ts'

const eb: ExpressionBuilder<Tables & { o: Tables['orders'] }, 'o'> = expressionBuilder()

// A literal, because partial indexes do not match parameters.
const hasTransaction = (kind: LedgerKind) =>
  eb.exists(
    eb
      .selectFrom('ledger_transactions as t')
      .select('t.id')
      .whereRef('t.order_id', '=', 'o.id')
      .where('t.kind', '=', sql.lit(kind)),
  )

/** Condition on `orders as o`: the courier has remitted all that was due. */
export const isRemitted = hasTransaction('order-remitted')

/** Condition on `orders as o`: the courier has remitted all or a part of the cash, so the buyer has paid (LEDGER-7). */
export const hasRemittance = eb.or([isRemitted, hasTransaction('order-remitted-short')])

/** Condition: an administrator entered cash of the order by hand (REMITTANCE-7); false for null. */
export const hasEnteredCashOf = (orderId: Expression<number>, adminId: number | null) =>
  eb.exists(
    eb
      .selectFrom('remittance_rows as entry')
      .innerJoin('remittances as m', 'm.id', 'entry.remittance_id')
      .select('entry.id')
      .where('entry.order_id', '=', orderId)
      .where('entry.result', 'in', ['matched', 'short'])
      .where('m.source', '=', 'entry')
      .where(({ eb, fn }) => eb(fn.coalesce('entry.reopened_by', 'm.entered_by'), '=', adminId)),
  )
