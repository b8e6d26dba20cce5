import { cleanDescription, cleanTitle } from '@closyyy/contract/products-text'
import { descriptionFault, type ProductFault, priceFault, titleFault } from '../product-fields/product-faults.ts'
import { chosenSize, offeredSizes } from '../size-fields/size-choice.ts'
import { type ListingValues, OTHER_BRAND } from './listing-values.ts'

/** What a field lacks, as the id of its message. */
export type MissingFault = 'required' | 'brand-required' | 'custom-brand-required'
/** What is wrong with each field. */
export type ListingFaults = Partial<Record<keyof ListingValues, MissingFault | ProductFault>>

/** Leaves out the fields without a fault. */
function present(faults: ListingFaults): ListingFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}

/** What keeps a listing from being sent (PRODUCT-8), field by field. */
export function listingFaults(values: ListingValues): ListingFaults {
  const { title, description, price } = values
  const faults: ListingFaults = present({
    title: cleanTitle(title) ? titleFault(title) : 'required',
    description: cleanDescription(description) ? descriptionFault(description) : 'required',
    price: price.trim() ? priceFault(price) : { id: 'price-zero' },
  })
  if (!values.category_id) faults.category_id = 'required'
  if (!values.brand_name) faults.brand_name = 'brand-required'
  if (values.brand_name === OTHER_BRAND && !values.custom_brand.trim()) faults.custom_brand = 'custom-brand-required'
  if (!values.condition_id) faults.condition_id = 'required'
  const hasSizes = offeredSizes(values.category_id).length > 0
  if (hasSizes && !chosenSize(values.category_id, values)) faults.size = 'required'
  if (!values.address_id) faults.address_id = 'required'
  return faults
}
