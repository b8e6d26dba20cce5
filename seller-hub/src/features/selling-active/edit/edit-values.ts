import type { CallInput } from '@closyyy/contract/call'
import type { Photo } from '@closyyy/contract/photos'
import type { Product } from '@closyyy/contract/products'
import type { updateProduct } from '@closyyy/contract/products-writing'
import type { PickedPhoto } from '../../../components/photo-picker/picked-photo.ts'

/** What can be changed of a product; the price as typed. */
export interface EditValues {
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
  return { title, description, price: String(Math.round(price)), quantity, allow_offers, active, sold }
}

/** True where anything but the photos differs from what stands. */
export function isChanged(product: Product, values: EditValues): boolean {
  const standing = editValuesOf(product)
  return Object.entries(standing).some(([name, value]) => values[name as keyof EditValues] !== value)
}

/** The product as the server reads a change of it. */
export function productInput({ price, ...values }: EditValues): CallInput<typeof updateProduct>['body'] {
  return { ...values, price: Number(price), location: 'Pakistan', shipping_type: 'depopShipping' }
}

/** True where the photos, or their order, differ from those that stand. */
export function areChanged(standing: readonly Pick<Photo, 'id'>[], photos: readonly PickedPhoto[]): boolean {
  return photos.length !== standing.length || photos.some(({ savedId }, index) => savedId !== standing[index]?.id)
}
