import type { ApiClient } from '@closyyy/api-client/api-client'
import { getCart, getGuestCart } from '@closyyy/contract/carts-calls'
import type { Cart } from '@closyyy/contract/carts-schemas'
import { readGuestId, requireGuestId } from '@closyyy/platform/session-data/guest-id'
import { RECEIVED_SESSION_KEY } from '@closyyy/platform/session-data/session-keys'
import type { CartOwner } from '../../components/cart/cart-owner.ts'

export async function loadCart(api: ApiClient, owner: CartOwner, signal: AbortSignal): Promise<Cart> {
  if (owner === 'guest') return api.call(getGuestCart, { query: { guest_id: requireGuestId() } }, { signal })
  // A session that began in another tab merges the guest's cart there (SESSION-13).
  const guestId = sessionStorage.getItem(RECEIVED_SESSION_KEY) ? undefined : readGuestId()
  return (guestId && (await mergeOnce(api, guestId))) || api.call(getCart, {}, { signal })
}

let merging: Promise<Cart | undefined> | undefined

/** Shares one merge between concurrent loads. */
function mergeOnce(api: ApiClient, guestId: string) {
  merging ??= mergeLazily(api, guestId).finally(() => {
    merging = undefined
  })
  return merging
}

async function mergeLazily(api: ApiClient, guestId: string): Promise<Cart | undefined> {
  const { mergeGuestCart } = await import(/* webpackChunkName: "storefront-merge-cart" */ './merge-guest-cart.ts')
  return mergeGuestCart(api, guestId)
}
