import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
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
