/** Minimum characters of a password (SESSION-1). */
export const PASSWORD_MIN_LENGTH = 8
