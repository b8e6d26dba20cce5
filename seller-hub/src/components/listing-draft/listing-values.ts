import type { StandardSize } from '@closyyy/contract/sizes'

/** What of a garment can be measured, in inches. */
export const measures = ['chest', 'waist', 'hips', 'inseam', 'sleeve', 'shoulder'] as const
export type Measure = (typeof measures)[number]

/** The brand that stands for one that is not in the list; its name is written beside it (seller.txt section 2). */
export const OTHER_BRAND = 'others'

/** A listing as somebody writes it: texts as typed, choices as the value of their control, empty where none was made. */
export interface ListingValues extends Record<Measure, string> {
  title: string
  description: string
  category_id: string
  brand_name: string
  custom_brand: string
  condition_id: string
  standard_size: StandardSize | ''
  price: string
  quantity: number
  address_id: string
  city: string
  allow_offers: boolean
  active: boolean
}

export const emptyListing: ListingValues = {
  title: '',
  description: '',
  category_id: '',
  brand_name: '',
  custom_brand: '',
  condition_id: '',
  standard_size: '',
  chest: '',
  waist: '',
  hips: '',
  inseam: '',
  sleeve: '',
  shoulder: '',
  price: '',
  quantity: 1,
  address_id: '',
  city: '',
  allow_offers: true,
  active: true,
}
