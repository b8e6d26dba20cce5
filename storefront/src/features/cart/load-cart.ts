import type { ApiClient } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import { type Cart, getCart, getGuestCart, mergeCart } from '@closyyy/contract/carts'
import type { CartOwner } from './cart-owner.ts'
import { forgetGuestId, readGuestId } from './guest-id.ts'

const emptyCart: Cart = { id: null, items: [] }

/** Reads the owner's cart; a guest without an id has put nothing in yet, so that nobody needs to be asked. */
export async function loadCart(api: ApiClient, owner: CartOwner, signal: AbortSignal): Promise<Cart> {
  const guestId = readGuestId()
  if (owner === 'guest') {
    return guestId ? api.call(getGuestCart, { query: { guest_id: guestId } }, { signal }) : emptyCart
  }
  return (guestId && (await mergeOnce(api, guestId))) || api.call(getCart, {}, { signal })
}

let merging: Promise<Cart | undefined> | undefined

/** A load that starts while another one merges waits for the same merge. */
function mergeOnce(api: ApiClient, guestId: string) {
  merging ??= mergeGuestCart(api, guestId).finally(() => {
    merging = undefined
  })
  return merging
}

/** Brings what was put in before signing in. A merge that fails on the way is tried again with the next load. */
async function mergeGuestCart(api: ApiClient, guestId: string): Promise<Cart | undefined> {
  try {
    const cart = await api.call(mergeCart, { body: { guest_id: guestId } })
    forgetGuestId()
    return cart
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.code === 'not-found' || error.code === 'invalid') forgetGuestId()
    return undefined
  }
}
