import { demoBuyer } from './buyers.ts'
import { demoSeller } from './sellers.ts'
import type { DemoOfferState } from './shapes.ts'

/** A planned conversation: its state and its people. */
export interface OfferPlan {
  readonly state: DemoOfferState
  readonly seller: string | null
  readonly buyer: string | null
}

function times(count: number, state: DemoOfferState, seller: string | null, buyer: string | null): OfferPlan[] {
  return Array.from({ length: count }, () => ({ state, seller, buyer }))
}

const own = demoSeller.username
const guest = demoBuyer.username

/** All conversations except those that led to an order. */
export const offerPlans: readonly OfferPlan[] = [
  ...times(1, 'pending', own, guest),
  ...times(1, 'countered', own, guest),
  ...times(1, 'accepted', own, guest),
  ...times(3, 'pending', own, null),
  ...times(1, 'countered', own, null),
  ...times(1, 'accepted', own, null),
  ...times(2, 'rejected', own, null),
  ...times(1, 'expired', own, null),
  ...times(2, 'closed', own, null),
  ...times(2, 'pending', null, guest),
  ...times(1, 'rejected', null, guest),
  ...times(1, 'expired', null, guest),
  ...times(1, 'closed', null, guest),
  ...times(14, 'pending', null, null),
  ...times(7, 'countered', null, null),
  ...times(5, 'accepted', null, null),
  ...times(12, 'rejected', null, null),
  ...times(8, 'expired', null, null),
  ...times(7, 'closed', null, null),
]
