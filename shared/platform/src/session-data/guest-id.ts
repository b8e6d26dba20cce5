import { GUEST_ID_PATTERN } from '@closyyy/contract/guest-ids'

/** Key in local storage (SESSION-7). */
const KEY = 'guestID'

const UUID = new RegExp(`^${GUEST_ID_PATTERN}$`, 'i')

/** Returns the UUID that identifies this browser's guest; undefined if missing or if the server would reject it. */
export function readGuestId(): string | undefined {
  const id = localStorage.getItem(KEY)
  return id && UUID.test(id) ? id : undefined
}

/** Returns the guest id, created on first use. */
export function requireGuestId(): string {
  const id = readGuestId() ?? crypto.randomUUID()
  localStorage.setItem(KEY, id)
  return id
}

/** Deletes the guest id, for example once the cart is merged into an account's. */
export function clearGuestId(): void {
  localStorage.removeItem(KEY)
}
