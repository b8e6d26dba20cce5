export const PASSWORD_MIN_LENGTH = 8

/** What starts a URL in a text where none belongs (ACCOUNT-7). */
export const urlPattern = /https?:\/\/|www\./i
