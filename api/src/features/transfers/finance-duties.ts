import type { Db } from '../../db/database.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { payoutFacts, refundFacts } from './audit-facts.ts'
import { endApprovals, endSending } from './transfers-queries.ts'

/**
 * Ends a person's approvals and the sending of what is not sent yet, in the transaction that changes their role or
 * suspension (PAYOUT-6, PAYOUT-9, REFUND-4).
 */
export async function endFinanceDuties(tx: Db, userId: number): Promise<void> {
  await endApprovals(tx, userId)
  const { payouts, refunds } = await endSending(tx, userId)
  const before = { sender: userId }
  for (const payout of payouts)
    await recordEvent(tx, { action: 'payout.released', before, ...payoutFacts(payout, 'pending') })
  for (const refund of refunds) await recordEvent(tx, { action: 'refund.released', before, ...refundFacts(refund) })
}
