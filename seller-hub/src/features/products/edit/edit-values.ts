import { readPrice } from '@closyyy/contract/amounts'
import type { CallInput } from '@closyyy/contract/call'
import { type Measure, measures } from '@closyyy/contract/measures'
import type { updateProduct } from '@closyyy/contract/own-products-calls'
import type { Photo } from '@closyyy/contract/photos'
import type { Product } from '@closyyy/contract/products-schemas'
import type { PickedPhoto } from '@closyyy/forms/picked-photo'
import { unsentValues } from '@closyyy/platform/submission/unsent-values'
import { type SizeValues, sizeInput } from '../../../components/size-fields/size-choice.ts'

export interface EditValues extends SizeValues {
  title: string
  description: string
  price: string
  quantity: number
  allow_offers: boolean
  active: boolean
  sold: boolean
}

/** What was typed for a product before its edit was opened: the state of the link to it. */
export interface TypedEdit {
  id: number
  values: EditValues
  /** The draft of this device that has the changes, too. */
  draftId: string
}

/** Returns the typed edit of a product from the state of a location. */
export function typedEditOf(state: TypedEdit | null, id: number): TypedEdit | undefined {
  return state?.id === id ? state : undefined
}

export function editValuesOf(product: Product): EditValues {
  const { title, description, price, quantity, allow_offers, active, sold } = product
  const details = { title, description, price: String(Math.round(price)), quantity, allow_offers, active, sold }
  return { ...details, ...sizeValuesOf(product) }
}

function sizeValuesOf({ size_data }: Product): SizeValues {
  const measured = measures.map(measure => [measure, String(size_data[measure] ?? '')])
  return {
    size: size_data.size ?? size_data.standard_size ?? '',
    ...(Object.fromEntries(measured) as Record<Measure, string>),
  }
}

/** Returns the values that differ from the product's. */
export function changedValues(product: Product, values: EditValues): Partial<EditValues> {
  const current = editValuesOf(product)
  const names = Object.keys(current) as (keyof EditValues)[]
  return Object.fromEntries(names.filter(name => values[name] !== current[name]).map(name => [name, values[name]]))
}

export const isChanged = (product: Product, values: EditValues) =>
  Object.keys(changedValues(product, values)).length > 0

/** Changes of a product that were typed in this tab and neither saved nor discarded (UI-8). */
export const unsavedEdit = (id: number) => unsentValues<Partial<EditValues>>(`edit-${id}`)

/** A sold-out product only goes back on sale with a higher quantity. */
export function isSoldOut({ sold, quantity_left }: Product): boolean {
  return sold && quantity_left === 0
}

/** True if saving marks the product as sold; a quantity of 0 does too (PRODUCT-11). */
export function becomesSold(product: Product, { sold, quantity }: EditValues): boolean {
  return !product.sold && (sold || quantity === 0)
}

/**
 * Builds the request body from the fields that differ from the opened product, so that it reverts no change of another
 * tab. Omits `sold` for a sold-out product, whose quantity decides.
 */
export function productInput(product: Product, values: EditValues): CallInput<typeof updateProduct>['body'] {
  const { title, description, price, quantity, allow_offers, active, sold } = values
  const opened = editValuesOf(product)
  const size_data = isSizeChanged(product, values) && changedSize(product, values)
  return {
    ...(title !== opened.title && { title }),
    ...(description !== opened.description && { description }),
    ...(price !== opened.price && { price: readPrice(price) }),
    ...(quantity !== opened.quantity && { quantity }),
    ...(allow_offers !== opened.allow_offers && { allow_offers }),
    ...(active !== opened.active && { active }),
    ...(sold !== opened.sold && !isSoldOut(product) && { sold }),
    ...(size_data && { size_data }),
  }
}

export function isSizeChanged(product: Product, values: SizeValues): boolean {
  return Object.entries(sizeValuesOf(product)).some(([name, value]) => values[name as keyof SizeValues] !== value)
}

/** Keeps the standard size of an older client's product unless another size is chosen. */
function changedSize({ category_id, size_data }: Product, values: SizeValues) {
  const size = sizeInput(String(category_id), values)
  const standard_size = values.size === size_data.size ? size_data.standard_size : undefined
  return { ...(standard_size && { standard_size }), ...size }
}

export function arePhotosChanged(current: readonly Pick<Photo, 'id'>[], photos: readonly PickedPhoto[]): boolean {
  return photos.length !== current.length || photos.some(({ savedId }, index) => savedId !== current[index]?.id)
}
