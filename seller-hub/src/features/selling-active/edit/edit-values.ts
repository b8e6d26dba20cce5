import type { CallInput } from '@closyyy/contract/call'
import { type Measure, measures } from '@closyyy/contract/measures'
import type { Photo } from '@closyyy/contract/photos'
import type { Product } from '@closyyy/contract/products-schemas'
import type { updateProduct } from '@closyyy/contract/products-writing-calls'
import type { PickedPhoto } from '../../../components/photo-picker/picked-photo.ts'
import { readPrice } from '../../../components/product-fields/product-faults.ts'
import { type SizeValues, sizeInput } from '../../../components/size-fields/size-choice.ts'

/** What can be changed of a product; the price as typed. */
export interface EditValues extends SizeValues {
  title: string
  description: string
  price: string
  quantity: number
  allow_offers: boolean
  active: boolean
  sold: boolean
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

/** True where anything but the photos differs from what stands. */
export function isChanged(product: Product, values: EditValues): boolean {
  const standing = editValuesOf(product)
  return Object.entries(standing).some(([name, value]) => values[name as keyof EditValues] !== value)
}

/** True if no piece is left: only a higher quantity puts it back on sale. */
export function isSoldOut({ sold, quantity_left }: Product): boolean {
  return sold && quantity_left === 0
}

/** True if saving these values marks a product as sold; no pieces at all count as sold (PRODUCT-11). */
export function becomesSold(product: Product, { sold, quantity }: EditValues): boolean {
  return !product.sold && (sold || quantity === 0)
}

/**
 * The product as the server reads a change of it; its size is left out, and stays, unless it was changed. A sold out one
 * is sold or not as its quantity makes it.
 */
export function productInput(product: Product, values: EditValues): CallInput<typeof updateProduct>['body'] {
  const { title, description, price, quantity, allow_offers, active, sold } = values
  const marked = isSoldOut(product) ? {} : { sold }
  const details = { title, description, price: readPrice(price), quantity, allow_offers, active, ...marked }
  const size_data = isSizeChanged(product, values) && changedSize(product, values)
  return { ...details, location: 'Pakistan', shipping_type: 'depopShipping', ...(size_data && { size_data }) }
}

/** True where size or measurements differ from what stands. */
export function isSizeChanged(product: Product, values: SizeValues): boolean {
  return Object.entries(sizeValuesOf(product)).some(([name, value]) => values[name as keyof SizeValues] !== value)
}

/** A product of an older client keeps its standard size while no other is chosen. */
function changedSize({ category_id, size_data }: Product, values: SizeValues) {
  const size = sizeInput(String(category_id), values)
  const standard_size = values.size === size_data.size ? size_data.standard_size : undefined
  return { ...(standard_size && { standard_size }), ...size }
}

/** True where the photos, or their order, differ from those that stand. */
export function areChanged(standing: readonly Pick<Photo, 'id'>[], photos: readonly PickedPhoto[]): boolean {
  return photos.length !== standing.length || photos.some(({ savedId }, index) => savedId !== standing[index]?.id)
}
