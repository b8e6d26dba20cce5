/** Names the font files that the visitor's browser has, from the `letters` cookie, which the page writes. */
export function keptLetters(cookie = ''): string | undefined {
  return /(?:^|;\s*)letters=([^;\s]+)/.exec(cookie)?.[1]
}
