import type { Db } from '../../db/database.ts'
import { decideOrder, type OrderDecision, type SettlingContext } from '../orders/order-settling.ts'
import { notifyOfDecision } from './dispute-notices.ts'
import { type ProposedDecision, updateDecision, type Verdict } from './dispute-settlement-queries.ts'
import { isPaid } from './disputes-policy.ts'
import type { DisputeRow } from './disputes-queries.ts'

function orderDecisionOf(row: DisputeRow, { decision, refundPaisa }: ProposedDecision): OrderDecision {
  if (decision === 'refund') return { decision, isPaid: isPaid(row) }
  if (decision === 'release') return { decision }
  if (refundPaisa === null) throw new Error(`Dispute ${row.id} was split without an amount.`)
  return { decision, refundPaisa }
}

/** Ends a locked dispute and its locked order by a decision, and notifies both sides. */
export async function settle(tx: Db, row: DisputeRow, verdict: Verdict, context: SettlingContext): Promise<void> {
  await updateDecision(tx, row.id, verdict)
  await decideOrder(tx, row.order_id, orderDecisionOf(row, verdict), context)
  await notifyOfDecision(tx, row, verdict, context.settings.publicUrl)
}
