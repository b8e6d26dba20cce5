import { readPrice } from '@closyyy/contract/amounts'
import { measures } from '@closyyy/contract/measures'
import type { Product } from '@closyyy/contract/products-schemas'
import { cleanDescription, cleanTitle } from '@closyyy/contract/products-text'
import { sizeInput } from '../../../components/size-fields/size-choice.ts'
import { type ListingValues, OTHER_BRAND } from '../../drafts/draft.ts'
import type { DraftContent } from '../../drafts/remote-drafts.ts'
import { type EditValues, editValuesOf, isChanged } from '../edit/edit-values.ts'

/** Returns the values to edit if the form was changed after the product was created from it (DRAFT-5). */
export function changesSinceListed(product: Product, { values, photos }: DraftContent): EditValues | undefined {
  const edited = editedValues(product, values)
  const isSame =
    !isChanged(product, edited) &&
    photos.length === product.photos.length &&
    Number(values.category_id) === product.category_id &&
    Number(values.condition_id) === product.condition_id &&
    brandOf(values) === product.brand_name
  return isSame ? undefined : edited
}

function editedValues(product: Product, values: ListingValues): EditValues {
  const { title, description, price, quantity, allow_offers, active, category_id } = values
  const sizes = sizeInput(category_id, values)
  return {
    ...editValuesOf(product),
    title: cleanTitle(title),
    description: cleanDescription(description),
    price: String(readPrice(price)),
    quantity,
    allow_offers,
    active,
    size: sizes.size ?? '',
    ...Object.fromEntries(measures.map(measure => [measure, sizes[measure] ?? ''])),
  }
}

const brandOf = ({ brand_name, custom_brand }: ListingValues) =>
  brand_name === OTHER_BRAND ? cleanDescription(custom_brand) : brand_name
