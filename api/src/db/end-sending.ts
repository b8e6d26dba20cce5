import type { Db } from './database.ts'

const none = { claimed_by: null, claimed_at: null }

export interface EndedSending {
  payouts: { id: number; user_id: number; amount_paisa: number }[]
  refunds: { order_id: number; refund_paisa: number }[]
}

/** Ends what a person is sending, so that others can send it (PAYOUT-9, REFUND-4). @returns the payouts and refunds */
export async function endSending(tx: Db, userId: number): Promise<EndedSending> {
  const payouts = await tx
    .updateTable('payouts')
    .set(none)
    .where('claimed_by', '=', userId)
    .where('status', '=', 'pending')
    .returning(['id', 'user_id', 'amount_paisa'])
    .execute()
  const refunds = await tx
    .updateTable('refunds as r')
    .from('orders as o')
    .set(none)
    .whereRef('o.id', '=', 'r.order_id')
    .where('r.claimed_by', '=', userId)
    .where('r.paid_at', 'is', null)
    .returning(({ ref }) => ['r.order_id', ref('o.refund_paisa').$notNull().as('refund_paisa')])
    .execute()
  return { payouts, refunds }
}
