import type { ApiClient } from '@closyyy/api-client/api-client'
import { addCartItem, addGuestCartItem } from '@closyyy/contract/carts-calls'
import { requireGuestId } from '@closyyy/platform/guest-id'
import type { CartOwner } from '../../../components/cart/cart-owner.ts'

export function addItem(api: ApiClient, owner: CartOwner, item: { product_id: number; quantity: number }) {
  return owner === 'guest'
    ? api.call(addGuestCartItem, { body: { ...item, guest_id: requireGuestId() } })
    : api.call(addCartItem, { body: item })
}
