import { SYMBOLS } from './folded-text.ts'

/** Symbols that people put between the digits of a phone number, up to three at once; with commas, sizes are listed. */
const SEPARATOR = `[${SYMBOLS}]{0,3}`
/** A digit, or a letter that replaces zero or one. */
const DIGIT = '[\\doOlIi]'
const ZERO = '(?:(?<!\\d)0|(?<![\\p{L}\\d])[oO])'
/** The digit after the 3 of a mobile number. */
const NETWORK_DIGIT = '[0-57oO]'
const digits = (count: number) => `(?:${SEPARATOR}${DIGIT}){${count}}`
/** Neither another digit nor the end of a range, as in “9-12/12-18”. */
const END = '(?!\\d|[-/]\\d)'

/** Mobile numbers with 0, 0092 or +92, in any grouping. */
const mobile = `(?:${ZERO}${SEPARATOR}${DIGIT}${SEPARATOR}9${SEPARATOR}2|\\+${SEPARATOR}9${SEPARATOR}2|${ZERO})${SEPARATOR}0?${SEPARATOR}3${SEPARATOR}${NETWORK_DIGIT}${digits(8)}${END}`
/** Mobile numbers with a country code without plus sign. */
const international = `(?<![\\p{L}\\d])92${SEPARATOR}3[0-57]${digits(8)}${END}`
/** Mobile numbers without a prefix, grouped as usual; other groups are sizes and prices. */
const short = '(?<![\\p{L}\\d.,])3[0-57]\\d[-. ]?\\d{7}(?!\\d)'
/** Such numbers digit by digit. */
const shortDigits = '(?<![\\p{L}\\d.,])(?<!\\d[-._ ]{1,2})3[-._ ]{1,2}[0-57](?:[-._ ]{1,2}\\d){8}(?![-._ ]?\\d)'
/** Such numbers with the letter O in place of a zero, which no size or price has. */
const shortWithLetter = '(?<![\\p{L}\\d.,])3(?:[oO][\\doO]|[0-57][oO])[-. ]?\\d{3}[-. ]?\\d{4}(?!\\d)'
const landline = '(?<!\\d)0[2-9]\\d{1,2}[-. ]?\\d{7,8}(?!\\d)'
const foreign = `\\+\\d${digits(9)}`

const COMMA = '\\s?[,x]\\s?'
const PREFIX = `(?:(?<![\\p{L}\\d.,])(?:00?92|92|0)|\\+92)(?:${COMMA})?0?`
/** Mobile numbers with commas or an x between groups as usual, or without spaces. */
const commaGroups = `${PREFIX}3${NETWORK_DIGIT}\\d(?:(?:${COMMA})?(?:\\d{7}|\\d{3}${COMMA}\\d{4}|\\d{4}${COMMA}\\d{3})|(?:[,x]?\\d){7})(?!\\d)`
/** Mobile numbers with a comma or an x after each digit. */
const commaDigits = `(?<![\\p{L}\\d.,])0${COMMA}3${COMMA}${NETWORK_DIGIT}(?:${COMMA}\\d){8}(?!\\d|${COMMA}\\d)`

export const phonePattern = new RegExp(
  [mobile, international, short, shortDigits, shortWithLetter, landline, foreign, commaGroups, commaDigits].join('|'),
  'u',
)
