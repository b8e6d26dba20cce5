/** Minimum characters of a password (SESSION-1). */
export const MIN_PASSWORD_LENGTH = 8
