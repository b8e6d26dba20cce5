import { toRupees } from '@closyyy/contract/money'
import type { Db } from '../../db/database.ts'
import { endApprovals } from '../../db/end-approvals.ts'
import { endSending } from '../../db/end-sending.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'

/**
 * Ends a person's approvals and the sending of what is not sent yet, in the transaction that changes their role or
 * suspension (PAYOUT-6, PAYOUT-9, REFUND-4).
 */
export async function endFinanceDuties(tx: Db, userId: number): Promise<void> {
  await endApprovals(tx, userId)
  const { payouts, refunds } = await endSending(tx, userId)
  const before = { sender: userId }
  for (const { id, user_id, amount_paisa } of payouts)
    await recordEvent(tx, {
      action: 'payout.released',
      object: { type: 'payout', id },
      before,
      after: { status: 'pending', seller: user_id, amount: toRupees(amount_paisa) },
    })
  for (const { order_id, refund_paisa } of refunds)
    await recordEvent(tx, {
      action: 'refund.released',
      object: { type: 'order', id: order_id },
      before,
      after: { amount: toRupees(refund_paisa) },
    })
}
