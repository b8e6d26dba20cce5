import type { Limit } from '../limits/limits-service.ts'

const QUARTER_HOUR = 900
const MOST = 300
/** In demo mode limits by address are wide (contract.md, rules). */
const MOST_IN_DEMO = 30_000

/** New guest carts from one address; many people may share one behind a mobile network. */
export function guestCartLimit(demoMode: boolean): Limit {
  return { name: 'guest-cart-address', most: demoMode ? MOST_IN_DEMO : MOST, seconds: QUARTER_HOUR }
}
