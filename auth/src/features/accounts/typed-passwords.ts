const none = { password: '', password_confirmation: '' }

export type Passwords = typeof none

let typed = none

/** What was typed, for coming back from another step; it lives in memory alone and dies with the page. */
export function readPasswords(): Passwords {
  return typed
}

export function keepPasswords(passwords: Passwords): void {
  typed = passwords
}

export function forgetPasswords(): void {
  typed = none
}
