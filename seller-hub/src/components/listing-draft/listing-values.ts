import { type Measure, measures } from '@closyyy/contract/measures'
import type { SizeValues } from '../size-fields/size-choice.ts'

/** The brand that stands for one that is not in the list; its name is written beside it (PRODUCT-9). */
export const OTHER_BRAND = 'others'

/** A listing as somebody writes it: texts as typed, choices as the value of their control, empty where none was made. */
export interface ListingValues extends SizeValues {
  title: string
  description: string
  category_id: string
  brand_name: string
  custom_brand: string
  condition_id: string
  price: string
  quantity: number
  address_id: string
  city: string
  allow_offers: boolean
  active: boolean
}

const noMeasures = Object.fromEntries(measures.map(measure => [measure, ''])) as Record<Measure, string>

export const emptyListing: ListingValues = {
  title: '',
  description: '',
  category_id: '',
  brand_name: '',
  custom_brand: '',
  condition_id: '',
  size: '',
  ...noMeasures,
  price: '',
  quantity: 1,
  address_id: '',
  city: '',
  allow_offers: true,
  active: true,
}
