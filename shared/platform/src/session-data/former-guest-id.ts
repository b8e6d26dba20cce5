import { clearGuestId, readGuestId } from './guest-id.ts'

/** Key in local storage of the guest that logged in, until the session ends (ORDER-7). */
export const FORMER_GUEST_ID_KEY = 'formerGuestID'

/** Ends the guest id, once the cart is merged into an account's. */
export function retireGuestId(): void {
  localStorage.setItem(FORMER_GUEST_ID_KEY, readGuestId() ?? '')
  clearGuestId()
}

/** Returns the guest id that a login ended in this browser, which still opens the guest's orders (ORDER-7). */
export const readFormerGuestId = (): string | undefined => localStorage.getItem(FORMER_GUEST_ID_KEY) || undefined
