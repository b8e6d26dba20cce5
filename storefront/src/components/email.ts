/** Whether a text reads like an email address; the server decides. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
