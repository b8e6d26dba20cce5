import type { Photo } from '@closyyy/contract/photos'
import type { Product, ProductPage } from '@closyyy/contract/products-schemas'

type Shown = Pick<Product, 'id' | 'title' | 'brand_name' | 'price' | 'condition' | 'sold'>

/** A photo without the paths of its renditions, which the design system derives. */
export interface CardPhoto extends Omit<Photo, 'renditions'> {
  renditions: { width: number }[]
}

/** The fields of a product that cards and their like buttons need; smaller than a Product in the served page. */
export interface CardProduct extends Shown {
  photos: CardPhoto[]
  size_data: Pick<Product['size_data'], 'size_label'>
  user: Pick<Product['user'], 'id'>
}

const cardOf = ({ id, title, brand_name, price, condition, photos, sold, size_data, user }: Product): CardProduct => ({
  id,
  title,
  brand_name,
  price,
  condition,
  photos: photos.map(photo => ({ ...photo, renditions: photo.renditions.map(({ width }) => ({ width })) })),
  sold,
  size_data: { size_label: size_data.size_label },
  user: { id: user.id },
})

export const cardRow = { name: 'cards', of: (products: Product[]) => products.map(cardOf) }

export const cardPage = {
  name: 'cards',
  of: (page: ProductPage) => ({ ...page, data: page.data.map(cardOf) }),
}

export type CardPage = ReturnType<typeof cardPage.of>
