/** The start of a URL (ACCOUNT-7). */
const urlStart = /https?:\/\/|www\./i

/** Every URL of a text, up to the next space. */
const urls = /(?:https?:\/\/|www\.)\S*/gi

const control = /[^\P{Cc}\n\t]/gu

const letters = /^[\p{L}\p{M} ]*$/u
const personName = /^[\p{L}\p{M} '’-]*$/u

const email = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]+$/

/** Returns whether a text contains a URL: `http://`, `https://` or `www.` in any case (ACCOUNT-7). */
export function containsUrl(text: string): boolean {
  return urlStart.test(text)
}

/** Replaces each URL of a text with a space (PRODUCT-10). */
export function withoutUrls(text: string): string {
  return text.replace(urls, ' ')
}

/** Normalises a text (NFC) without control characters and repeated spaces; line breaks stay. */
export function cleanText(text: string): string {
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(control, '')
  return lines
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Returns the URLs of a text in their order, repeated ones included. */
export function findUrls(text: string): string[] {
  return text.match(urls) ?? []
}

/** Returns whether a trimmed text is one email address: a single @ and a dot after it, without list separators. */
export function isEmail(text: string): boolean {
  return email.test(text)
}

/** Returns whether a text has only letters of any script and spaces (PAYOUT-1); true for an empty one. */
export function isLetters(text: string): boolean {
  return letters.test(text)
}

/** Returns whether a text has only letters of any script, spaces, hyphens and apostrophes, as in names (ACCOUNT-6). */
export function isPersonName(text: string): boolean {
  return personName.test(text)
}
