import type { ApiClient } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import { getCart, getGuestCart, mergeCart } from '@closyyy/contract/carts-calls'
import type { Cart } from '@closyyy/contract/carts-schemas'
import { clearGuestId, readGuestId, requireGuestId } from '@closyyy/platform/guest-id'
import { RECEIVED_SESSION_KEY } from '@closyyy/platform/session-traces'
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
  merging ??= mergeGuestCart(api, guestId).finally(() => {
    merging = undefined
  })
  return merging
}

/** Merges the guest's cart after sign-in; the next load retries a failed merge. */
async function mergeGuestCart(api: ApiClient, guestId: string): Promise<Cart | undefined> {
  try {
    const cart = await api.call(mergeCart, { body: { guest_id: guestId } })
    clearGuestId()
    return cart
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.code === 'not-found' || error.code === 'invalid') clearGuestId()
    return undefined
  }
}
