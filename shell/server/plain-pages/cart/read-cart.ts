import { getGuestCart } from '@closyyy/contract/carts-calls'
import type { Cart } from '@closyyy/contract/carts-schemas'
import type { FormVisit } from '../form-visit.ts'

/** Returns the visitor's cart, empty before they add a product. */
export async function readCart({ api, guestId }: Pick<FormVisit, 'api' | 'guestId'>): Promise<Cart> {
  return guestId ? api.call(getGuestCart, { query: { guest_id: guestId } }) : { id: null, items: [] }
}
