import type { Db } from './database.ts'

const none = { approved_by: null, approved_at: null }

/**
 * Ends a person's approvals of money that is not sent yet, once their role or suspension changes, so that they never count again
 * (PAYOUT-6).
 */
export async function endApprovals(tx: Db, userId: number): Promise<void> {
  await tx.updateTable('payouts').set(none).where('approved_by', '=', userId).where('status', '=', 'pending').execute()
  await tx.updateTable('refunds').set(none).where('approved_by', '=', userId).where('paid_at', 'is', null).execute()
}
