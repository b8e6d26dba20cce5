import { findUrls, withoutUrls } from './text-rules.ts'

/** Maximum characters of a title and of a description, as kept. */
export const MAX_TITLE_LENGTH = 150
export const MAX_DESCRIPTION_LENGTH = 5_000

/** What a title may not hold: all but letters of any script, digits and spaces. */
const sign = /[^\p{L}\p{M}\p{N}\s]/gu
/** Signs that stand within a word or cannot be seen; they leave no gap. */
const inWord = /['’ʼ‘`]|(?!\u200c)\p{Cf}/gu
const control = /[^\P{Cc}\n\t]/gu

/** Cleans a title: letters of any script, digits and single spaces, no web address (PRODUCT-10). */
export function cleanTitle(text: string): string {
  const words = withoutUrls(text.normalize('NFC')).replace(inWord, '').replace(sign, ' ')
  return words.replace(/\s+/g, ' ').trim()
}

/** Cleans a description: no web address, no control characters, no double spaces (PRODUCT-10). */
export function cleanDescription(text: string): string {
  const lines = withoutUrls(text.normalize('NFC')).replace(/\r\n?/g, '\n').replace(control, '')
  return lines
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** What `cleanTitle` takes out that can be seen: web addresses, then each sign once. */
export function removedFromTitle(text: string): string[] {
  const signs = withoutUrls(text.normalize('NFC')).match(sign) ?? []
  return [...new Set([...removedFromDescription(text), ...signs.filter(one => !/[\p{Cc}\p{Cf}]/u.test(one))])]
}

/** What `cleanDescription` takes out that can be seen: web addresses, each once. */
export function removedFromDescription(text: string): string[] {
  return [...new Set(findUrls(text))]
}
