const ARABIC_INDIC = 0x660
const EXTENDED_ARABIC_INDIC = 0x6f0
const FULL_WIDTH = 0xff10

/** Replaces Arabic, Urdu and full-width digits with Latin ones; every character keeps its place. */
export function withLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, digit => {
    const code = digit.charCodeAt(0)
    const zero = [FULL_WIDTH, EXTENDED_ARABIC_INDIC, ARABIC_INDIC].find(first => code >= first) ?? code
    return String(code - zero)
  })
}

/** Returns a typed code in Latin digits and without spaces, which apps show between its halves. */
export function compactCode(text: string): string {
  return withLatinDigits(text).replace(/\s/g, '')
}
