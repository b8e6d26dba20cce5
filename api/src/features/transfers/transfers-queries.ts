import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

/** The tables of transfers, by their keys; a refund has the key of its order. */
const keys = { payouts: 'id', refunds: 'order_id' } as const
export type TransferTable = keyof typeof keys

const noApproval = { approved_by: null, approved_at: null }
const noSender = { claimed_by: null, claimed_at: null }

/** Records the first of two approvals, or with null that there is none. */
export async function updateApproval(tx: Db, table: TransferTable, id: number, adminId: number | null): Promise<void> {
  const approval = adminId === null ? noApproval : { approved_by: adminId, approved_at: now }
  await tx.updateTable(table).set(approval).where(keys[table], '=', id).execute()
}

/** Records who is sending a transfer, or with null that nobody is. */
export async function updateSender(tx: Db, table: TransferTable, id: number, adminId: number | null): Promise<void> {
  const sender = adminId === null ? noSender : { claimed_by: adminId, claimed_at: now }
  await tx.updateTable(table).set(sender).where(keys[table], '=', id).execute()
}

/** Ends a person's approvals of what is not sent yet, so that they never count again (PAYOUT-6). */
export async function endApprovals(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('payouts')
    .set(noApproval)
    .where('approved_by', '=', userId)
    .where('status', '=', 'pending')
    .execute()
  await tx
    .updateTable('refunds')
    .set(noApproval)
    .where('approved_by', '=', userId)
    .where('paid_at', 'is', null)
    .execute()
}

export interface EndedSending {
  payouts: { id: number; user_id: number; amount_paisa: number }[]
  refunds: { order_id: number; refund_paisa: number }[]
}

/** Ends what a person is sending, so that others can send it (PAYOUT-9, REFUND-4). @returns the payouts and refunds */
export async function endSending(tx: Db, userId: number): Promise<EndedSending> {
  const payouts = await tx
    .updateTable('payouts')
    .set(noSender)
    .where('claimed_by', '=', userId)
    .where('status', '=', 'pending')
    .returning(['id', 'user_id', 'amount_paisa'])
    .execute()
  const refunds = await tx
    .updateTable('refunds as r')
    .from('orders as o')
    .set(noSender)
    .whereRef('o.id', '=', 'r.order_id')
    .where('r.claimed_by', '=', userId)
    .where('r.paid_at', 'is', null)
    .returning(({ ref }) => ['r.order_id', ref('o.refund_paisa').$notNull().as('refund_paisa')])
    .execute()
  return { payouts, refunds }
}
