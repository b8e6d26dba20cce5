import { withLatinDigits } from './latin-digits.ts'

const AMOUNT = /^(?:(?:rs\.?|pkr)\s*)?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d{1,2})?(?:\s*\/[-=])?$/i

/**
 * Parses typed rupees with at most two decimals, such as `1,250.50`, `Rs. 4900`, `4900/-` or `۴۹۰۰`; NaN for anything
 * else (PRODUCT-6).
 */
export function readAmount(text: string): number {
  const written = withLatinDigits(text.trim()).replace(/[٬،]/g, ',').replace('٫', '.')
  const [, whole, decimals = ''] = AMOUNT.exec(written) ?? []
  return whole ? Number(whole.replaceAll(',', '') + decimals) : Number.NaN
}

/** Parses a price in whole rupees, written as for `readAmount`; NaN for anything else (PRODUCT-6). */
export function readPrice(text: string): number {
  const price = readAmount(text)
  return Number.isInteger(price) ? price : Number.NaN
}
