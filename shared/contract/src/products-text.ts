import { cleanText, findUrls, withoutUrls } from './text-rules.ts'

/** Maximum characters of a cleaned title. */
export const MAX_TITLE_LENGTH = 150
/** Maximum characters of a cleaned description. */
export const MAX_DESCRIPTION_LENGTH = 5_000

/** Characters that a title cannot contain: all but letters of any script, digits and spaces (PRODUCT-5). */
const sign = /[^\p{L}\p{M}\p{N}\s]/gu
/** Apostrophes and invisible characters, removed without leaving a gap (PRODUCT-5). */
const inWord = /['’ʼ‘`]|(?!\u200c)\p{Cf}/gu

/** Cleans a title to letters of any script, digits and single spaces, without URLs; idempotent (PRODUCT-10). */
export function cleanTitle(text: string): string {
  const words = withoutUrls(text.normalize('NFC')).replace(inWord, '').replace(sign, ' ')
  return words.replace(/\s+/g, ' ').trim()
}

/** Cleans a description of URLs, control characters and repeated spaces; line breaks stay (PRODUCT-10). */
export function cleanDescription(text: string): string {
  return cleanText(withoutUrls(text.normalize('NFC')))
}

/** Returns the visible parts that `cleanTitle` removes: URLs, then each character once. */
export function removedFromTitle(text: string): string[] {
  const signs = withoutUrls(text.normalize('NFC')).match(sign) ?? []
  return [...new Set([...removedFromDescription(text), ...signs.filter(one => !/[\p{Cc}\p{Cf}]/u.test(one))])]
}

/** Returns the visible parts that `cleanDescription` removes: each URL once. */
export function removedFromDescription(text: string): string[] {
  return [...new Set(findUrls(text))]
}
