import type { ApiClient } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import { mergeCart } from '@closyyy/contract/carts-calls'
import type { Cart } from '@closyyy/contract/carts-schemas'
import { retireGuestId } from '@closyyy/platform/session-data/former-guest-id'

/** Merges the guest's cart after sign-in; the next load retries a failed merge. */
export async function mergeGuestCart(api: ApiClient, guestId: string): Promise<Cart | undefined> {
  try {
    const cart = await api.call(mergeCart, { body: { guest_id: guestId } })
    retireGuestId()
    return cart
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.code === 'not-found' || error.code === 'invalid') retireGuestId()
    return undefined
  }
}
