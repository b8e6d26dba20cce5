import { addedToCartKey } from './added-to-cart.ts'

/** Key in local storage, set while a tab of this browser can share its session with a new one (SESSION-8). */
export const SHARED_SESSION_KEY = 'sharedSession'

/** Key in session storage, set while the session of this tab is that of another tab (SESSION-13). */
export const RECEIVED_SESSION_KEY = 'receivedSession'

/** Key in session storage, set from the end of a session in this tab until the next one (SESSION-18). */
export const ENDED_SESSION_KEY = 'endedSession'

/** Key in session storage of what a guest typed at the checkout (CHECKOUT-14). */
export const TYPED_GUEST_INFO_KEY = 'typedGuestInfo'

/** Key in session storage of what was typed into forms and not sent (UI-8). */
export const UNSENT_VALUES_KEY = 'unsentValues'

/** Storage keys of a session (SESSION-5). */
const keys = [
  'authToken',
  'pro_pic',
  'profile_picture',
  'username',
  'userId',
  'userPhone',
  'recentSearches',
  SHARED_SESSION_KEY,
  RECEIVED_SESSION_KEY,
  TYPED_GUEST_INFO_KEY,
  UNSENT_VALUES_KEY,
]

/** Removes everything a session stored on this device. */
export function clearSessionTraces(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (keys.includes(key) || addedToCartKey.test(key)) storage.removeItem(key)
    }
  }
}
