/** Returns whether the browser can use passkeys (PASSKEY-3). Browser only. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** True if the person closed the browser's dialog or did not answer in time; WebAuthn does not tell these apart. */
export function wasDismissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
