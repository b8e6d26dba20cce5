import type { Draft } from '@closyyy/contract/drafts-schemas'
import { emptyListing, type ListingValues } from '../src/features/drafts/draft.ts'

export const completeListing: ListingValues = {
  ...emptyListing,
  title: 'Lawn kurti teal',
  description: 'Worn twice.',
  category_id: '14',
  brand_name: 'Khaadi',
  condition_id: '2',
  size: 'large',
  price: '2100',
  address_id: '5',
  city: 'Lahore',
}

/** Builds a draft as the server returns it. */
export function draftOf(overrides: Partial<Draft> & { id: number }): Draft {
  const { chest, waist, hips, inseam, sleeve, shoulder, size, quantity, ...fields } = completeListing
  return {
    ...fields,
    brand_id: null,
    sold: false,
    quantity: String(quantity),
    size_data: { standard_size: 'large', size, chest, waist, hips, inseam, sleeve, shoulder },
    photos: [],
    is_ready: true,
    created_at: '2026-01-15T09:30:00Z',
    updated_at: '2026-01-15T09:30:00Z',
    ...overrides,
  }
}
