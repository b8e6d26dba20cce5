const none = { password: '', password_confirmation: '' }

let typed = none

/** What was typed, for coming back from another step; it lives in memory alone and dies with the page. */
export function readPasswords() {
  return typed
}

export function keepPasswords(passwords: typeof none): void {
  typed = passwords
}

export function forgetPasswords(): void {
  typed = none
}
