import { readPrice } from '@closyyy/contract/amounts'
import { MAX_PRICE } from '@closyyy/contract/products'
import { cleanDescription, cleanTitle, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@closyyy/contract/products-text'

/** Message id and values of a field error. */
export type ProductError =
  | { id: 'title-long' | 'description-long'; values: { length: number } }
  | { id: 'price-zero' | 'price-digits' | 'price-high'; values?: undefined }

export function titleError(text: string): ProductError | undefined {
  const { length } = cleanTitle(text)
  return length > MAX_TITLE_LENGTH ? { id: 'title-long', values: { length } } : undefined
}

export function descriptionError(text: string): ProductError | undefined {
  const { length } = cleanDescription(text)
  return length > MAX_DESCRIPTION_LENGTH ? { id: 'description-long', values: { length } } : undefined
}

/** Accepts an empty price, which only a submit rejects. */
export function priceError(text: string): ProductError | undefined {
  if (text.trim() === '') return undefined
  const price = readPrice(text)
  if (Number.isNaN(price)) return { id: 'price-digits' }
  if (price === 0) return { id: 'price-zero' }
  return price > MAX_PRICE ? { id: 'price-high' } : undefined
}

/** Returns the field of the forms that has the error at a path of a response. */
export function productFieldOf(path: string): string {
  const name = path.replace(/^size_data\./, '')
  return name === 'standard_size' ? 'size' : name
}
