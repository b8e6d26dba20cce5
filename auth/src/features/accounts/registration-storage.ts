/** Session storage key of the picture, a data URL. */
const KEY = 'signUpPicture'

export function readStoredPicture(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

export function storePicture(picture: string): void {
  sessionStorage.setItem(KEY, picture)
}

export function clearPicture(): void {
  sessionStorage.removeItem(KEY)
}

const none = { password: '', password_confirmation: '' }

export type Passwords = typeof none

let typed = none

/** Passwords typed so far, in memory only, for the return from another step. */
export function readPasswords(): Passwords {
  return typed
}

export function storePasswords(passwords: Passwords): void {
  typed = passwords
}

export function clearPasswords(): void {
  typed = none
}
