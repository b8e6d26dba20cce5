import { SIGN_UP_PICTURE_KEY } from '@closyyy/platform/session-data/session-keys'

/** Returns the picture, a data URL. */
export function readStoredPicture(): string | undefined {
  return sessionStorage.getItem(SIGN_UP_PICTURE_KEY) ?? undefined
}

export function storePicture(picture: string): void {
  sessionStorage.setItem(SIGN_UP_PICTURE_KEY, picture)
}

export function clearPicture(): void {
  sessionStorage.removeItem(SIGN_UP_PICTURE_KEY)
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
