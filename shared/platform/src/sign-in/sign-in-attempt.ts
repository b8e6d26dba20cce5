/** Key in session storage. */
const KEY = 'signInAttempt'
/** Milliseconds. */
const MAX_AGE_MS = 10 * 60_000

/** Stores that this tab leaves for a sign-in on another site, for ten minutes (SESSION-6). Browser only. */
export function storeSignInAttempt(): void {
  sessionStorage.setItem(KEY, String(Date.now() + MAX_AGE_MS))
}

/** Removes the stored attempt. Browser only. @returns whether there was one that has not expired */
export function takeSignInAttempt(): boolean {
  const until = Number(sessionStorage.getItem(KEY))
  sessionStorage.removeItem(KEY)
  return until > Date.now() && until <= Date.now() + MAX_AGE_MS
}
