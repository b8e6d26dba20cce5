/** Passkeys of an account at most (PASSKEY-1). */
export const MAX_PASSKEYS = 10

/** Maximum characters of a passkey's name. */
export const MAX_PASSKEY_NAME_LENGTH = 60
