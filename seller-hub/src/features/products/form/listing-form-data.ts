import { readPrice } from '@closyyy/contract/amounts'
import type { PickedPhoto } from '@closyyy/forms/picked-photo'
import { appendPhotos } from '../../../components/listing-photos/photos-form.ts'
import { sizeInput } from '../../../components/size-fields/size-choice.ts'
import type { ListingValues } from '../../drafts/draft.ts'
import { type SavedDraft, withSavedIds } from '../../drafts/remote-drafts.ts'

/** Builds the request (PRODUCT-12). It ends the draft and takes over the draft's photos. */
export function listingFormData(values: ListingValues, photos: readonly PickedPhoto[], draft: SavedDraft): FormData {
  const form = new FormData()
  const { title, description, category_id, brand_name, custom_brand, condition_id, address_id, city } = values
  const price = String(readPrice(values.price))
  const texts = { title, description, price, category_id, brand_name, custom_brand, condition_id, address_id, city }
  for (const [name, text] of Object.entries(texts)) if (text) form.append(name, text)
  form.append('quantity', String(values.quantity))
  form.append('location', 'Pakistan')
  form.append('shipping_type', 'depopShipping')
  form.append('allow_offers', String(values.allow_offers))
  form.append('active', String(values.active))
  form.append('sold', 'false')
  const size = sizeInput(values.category_id, values)
  for (const [name, value] of Object.entries(size)) form.append(`size_data[${name}]`, value)
  if (draft.id !== undefined) form.append('draft_id', String(draft.id))
  appendPhotos(form, 'images', withSavedIds(photos, draft), [...draft.savedIds.values()])
  return form
}
