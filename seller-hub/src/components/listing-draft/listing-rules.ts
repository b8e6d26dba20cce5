import { cleanDescription, cleanTitle } from '@closyyy/contract/products-text'
import { chosenSize, offeredSizes } from '../size-fields/size-choice.ts'
import { type ListingValues, OTHER_BRAND } from './listing-values.ts'

/** What is wrong with a field, as the id of its message. */
export type ListingFault = 'required' | 'brand-required' | 'custom-brand-required' | 'price-zero'
export type ListingFaults = Partial<Record<keyof ListingValues, ListingFault>>

const url = /(?:https?:\/\/|www\.)\S*/gi

/** A title while it is typed: letters of any script, digits and spaces; the rest is stripped (seller.txt section 5). */
export function typedTitle(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
}

/** A description while it is typed: addresses of the web are stripped (seller.txt section 5). */
export function typedDescription(text: string): string {
  return text.replace(url, '')
}

/** A price while it is typed: digits alone, no zero in front. */
export function typedPrice(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 8)
}

/** What keeps a listing from being sent (seller.txt section 5), field by field. */
export function listingFaults(values: ListingValues): ListingFaults {
  const faults: ListingFaults = {}
  if (!cleanTitle(values.title)) faults.title = 'required'
  if (!cleanDescription(values.description)) faults.description = 'required'
  if (!values.category_id) faults.category_id = 'required'
  if (!values.brand_name) faults.brand_name = 'brand-required'
  if (values.brand_name === OTHER_BRAND && !values.custom_brand.trim()) faults.custom_brand = 'custom-brand-required'
  if (!values.condition_id) faults.condition_id = 'required'
  const hasSizes = offeredSizes(values.category_id).length > 0
  if (hasSizes && !chosenSize(values.category_id, values)) faults.size = 'required'
  if (!(Number(values.price) > 0)) faults.price = 'price-zero'
  if (!values.address_id) faults.address_id = 'required'
  return faults
}
