import { cleanDescription, cleanTitle } from '@closyyy/contract/products-text'
import {
  descriptionError,
  type ProductError,
  priceError,
  titleError,
} from '../../components/product-fields/product-errors.ts'
import { chosenSize, offeredSizes } from '../../components/size-fields/size-choice.ts'
import { type ListingValues, OTHER_BRAND } from './draft.ts'

export type MissingError = 'required' | 'brand-required' | 'custom-brand-required'
export type ListingErrors = Partial<Record<keyof ListingValues, MissingError | ProductError>>

function present(errors: ListingErrors): ListingErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error))
}

/** Returns the field errors that prevent a submit (PRODUCT-8). */
export function listingErrors(values: ListingValues): ListingErrors {
  const { title, description, price } = values
  const errors: ListingErrors = present({
    title: cleanTitle(title) ? titleError(title) : 'required',
    description: cleanDescription(description) ? descriptionError(description) : 'required',
    price: price.trim() ? priceError(price) : { id: 'price-zero' },
  })
  if (!values.category_id) errors.category_id = 'required'
  if (!values.brand_name) errors.brand_name = 'brand-required'
  if (values.brand_name === OTHER_BRAND && !values.custom_brand.trim()) errors.custom_brand = 'custom-brand-required'
  if (!values.condition_id) errors.condition_id = 'required'
  const hasSizes = offeredSizes(values.category_id).length > 0
  if (hasSizes && !chosenSize(values.category_id, values)) errors.size = 'required'
  if (!values.address_id) errors.address_id = 'required'
  return errors
}
