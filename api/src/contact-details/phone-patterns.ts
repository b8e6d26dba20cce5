/** Signs that people put between the digits of a phone number, up to three at once. */
const SEPARATOR = '[\\s._*()/\\\\·•‐-―~|:;+\\u00ad\\u200b-\\u200f\\u2060\\ufeff-]{0,3}'
/** A digit, or the letter that replaces the zero. */
const DIGIT = '[\\doO]'
const ZERO = '(?:(?<!\\d)0|(?<![\\p{L}\\d])[oO])'
const digits = (count: number) => `(?:${SEPARATOR}${DIGIT}){${count}}`
/** Neither another digit nor the end of a range, as in “9-12/12-18”. */
const END = '(?!\\d|[-–/]\\d)'

/** Mobile numbers with 0, 0092 or +92, in any grouping. */
const mobile = `(?:${ZERO}${SEPARATOR}${DIGIT}${SEPARATOR}9${SEPARATOR}2|\\+${SEPARATOR}9${SEPARATOR}2|${ZERO})${SEPARATOR}0?${SEPARATOR}3${digits(9)}${END}`
/** Mobile numbers with a country code without plus sign. */
const international = `(?<![\\p{L}\\d])92${SEPARATOR}3[0-57]${digits(8)}${END}`
/** Mobile numbers without a prefix, grouped as usual; other groups are sizes and prices. */
const short = '(?<![\\p{L}\\d.,])3[0-57]\\d[-. ]?\\d{7}(?!\\d)'
const landline = '(?<!\\d)0[2-9]\\d{1,2}[-. ]?\\d{7,8}(?!\\d)'
const foreign = `\\+\\d${digits(9)}`

export const phonePattern = new RegExp([mobile, international, short, landline, foreign].join('|'), 'u')
