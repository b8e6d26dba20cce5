const MOST_TITLE = 150
const MOST_DESCRIPTION = 5_000
const url = /(?:https?:\/\/|www\.)\S*/gi

/** A title as it is kept: letters of any script, digits and single spaces, no address, at most 150 characters (seller.txt section 5). */
export function cleanTitle(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(url, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
  return words.replace(/\s+/g, ' ').trim().slice(0, MOST_TITLE).trim()
}

/** A description as it is kept: no address, no control characters, at most 5,000 characters (seller.txt section 5). */
export function cleanDescription(text: string): string {
  const lines = text.normalize('NFC').replace(url, '').replace(/\r\n?/g, '\n')
  return lines
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, MOST_DESCRIPTION)
    .trim()
}
