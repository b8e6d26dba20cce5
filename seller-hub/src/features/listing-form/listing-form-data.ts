import { asksForSize } from '../../components/listing-draft/listing-rules.ts'
import { type ListingValues, measures } from '../../components/listing-draft/listing-values.ts'

/** A listing as the server reads it (seller.txt section 7): the fields, then the photos in their order. */
export function listingFormData(values: ListingValues, files: readonly File[]): FormData {
  const form = new FormData()
  const { title, description, price, category_id, brand_name, custom_brand, condition_id, address_id, city } = values
  const texts = { title, description, price, category_id, brand_name, custom_brand, condition_id, address_id, city }
  for (const [name, text] of Object.entries(texts)) if (text) form.append(name, text)
  form.append('quantity', String(values.quantity))
  form.append('location', 'Pakistan')
  form.append('shipping_type', 'depopShipping')
  form.append('allow_offers', String(values.allow_offers))
  form.append('active', String(values.active))
  form.append('sold', 'false')
  if (asksForSize(values)) {
    if (values.standard_size) form.append('size_data[standard_size]', values.standard_size)
    for (const measure of measures) if (values[measure]) form.append(`size_data[${measure}]`, values[measure])
  }
  files.forEach((file, index) => void form.append(`images[${index}]`, file, file.name))
  return form
}
