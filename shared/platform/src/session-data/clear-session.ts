import { addedToCartKey } from '../marketplace/added-to-cart.ts'
import { PENDING_ACTION_KEY } from '../sign-in/pending-action.ts'
import { FORMER_GUEST_ID_KEY } from './former-guest-id.ts'
import {
  RECEIVED_SESSION_KEY,
  RETURN_TO_KEY,
  SHARED_SESSION_KEY,
  SIGN_UP_KEY,
  SIGN_UP_PICTURE_KEY,
  TYPED_GUEST_INFO_KEY,
  UNANSWERED_ORDER_KEY,
  UNSENT_VALUES_KEY,
} from './session-keys.ts'

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
  UNANSWERED_ORDER_KEY,
  UNSENT_VALUES_KEY,
  FORMER_GUEST_ID_KEY,
  PENDING_ACTION_KEY,
  RETURN_TO_KEY,
  SIGN_UP_KEY,
  SIGN_UP_PICTURE_KEY,
]

/** Removes everything a session stored on this device. */
export function clearSessionStorage(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (keys.includes(key) || addedToCartKey.test(key)) storage.removeItem(key)
    }
  }
}
