import { cleanDescription, cleanTitle, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@closyyy/contract/products-text'
import { MAX_PRICE } from '@closyyy/contract/products-writing'

/** What is wrong with a text that was typed, as the id of its message and the values for it. */
export type ProductFault =
  | { id: 'title-long' | 'description-long'; values: { length: number } }
  | { id: 'price-zero' | 'price-digits' | 'price-high'; values?: undefined }

export function titleFault(text: string): ProductFault | undefined {
  const { length } = cleanTitle(text)
  return length > MAX_TITLE_LENGTH ? { id: 'title-long', values: { length } } : undefined
}

export function descriptionFault(text: string): ProductFault | undefined {
  const { length } = cleanDescription(text)
  return length > MAX_DESCRIPTION_LENGTH ? { id: 'description-long', values: { length } } : undefined
}

/** Rupees of a typed price: digits, which commas may group by thousands or lakhs; not a number for anything else. */
export function readPrice(text: string): number {
  const digits = text.trim().replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x6f0))
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
}

/** Of what was typed so far; nothing for an empty price, which only a sent form minds. */
export function priceFault(text: string): ProductFault | undefined {
  if (text.trim() === '') return undefined
  const price = readPrice(text)
  if (Number.isNaN(price)) return { id: 'price-digits' }
  if (price === 0) return { id: 'price-zero' }
  return price > MAX_PRICE ? { id: 'price-high' } : undefined
}
