/** Says to a new tab of this browser that another one may hand it a session. */
export const SHARED_SESSION_KEY = 'sharedSession'

/** What a session leaves in the browser's storage (SESSION-5). */
const keys = ['authToken', 'pro_pic', 'profile_picture', 'username', 'userId', 'userPhone', SHARED_SESSION_KEY]
const addedToCartFlag = /^product-.+-addedToCart$/

/** Removes all that a session left on this device. */
export function clearSessionTraces(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (keys.includes(key) || addedToCartFlag.test(key)) storage.removeItem(key)
    }
  }
}
