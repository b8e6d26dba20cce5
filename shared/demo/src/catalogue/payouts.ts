import type { Dice } from './dice.ts'
import { demoSeller } from './sellers.ts'
import type { DemoBankDetails, DemoOrder, DemoPayout } from './shapes.ts'

/** Sellers receive at least four fifths of a sale, so half of it is always in the balance. */
const SAFE_SHARE = 0.5

function paidFor(order: DemoOrder, username: string): number {
  if (order.seller !== username || order.status !== 'completed') return 0
  return order.items.reduce((sum, item) => sum + item.price * item.quantity, 0)
}

/** Makes payouts within the confirmed balance, mostly paid. */
export function makePayouts(orders: readonly DemoOrder[], banks: readonly DemoBankDetails[], dice: Dice): DemoPayout[] {
  return banks.flatMap(({ username }): DemoPayout[] => {
    const earned = orders.reduce((sum, order) => sum + paidFor(order, username), 0)
    const amount = Math.floor((earned * SAFE_SHARE) / 200) * 100
    if (amount === 0) return []
    const paid: DemoPayout = { username, amount, status: 'paid', hours_ago: dice.whole(30, 90) }
    return username === demoSeller.username
      ? [paid, { username, amount, status: 'pending', hours_ago: dice.whole(4, 20) }]
      : [paid]
  })
}
