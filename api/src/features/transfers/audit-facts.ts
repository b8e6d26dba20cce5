import { toRupees } from '@closyyy/contract/money'

/** Returns the facts of a payout for the audit log; `status` is the one after the event. */
export function payoutFacts(payout: { id: number; user_id: number; amount_paisa: number }, status: string) {
  const { id, user_id: seller, amount_paisa } = payout
  return { object: { type: 'payout', id }, after: { status, seller, amount: toRupees(amount_paisa) } }
}

/** Returns the facts of a refund for the audit log. */
export function refundFacts({ order_id, refund_paisa }: { order_id: number; refund_paisa: number }) {
  return { object: { type: 'order', id: order_id }, after: { amount: toRupees(refund_paisa) } }
}
