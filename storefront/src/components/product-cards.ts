import type { Product, ProductPage } from '@closyyy/contract/products-schemas'

type Shown = Pick<Product, 'id' | 'title' | 'brand_name' | 'price' | 'condition' | 'photos' | 'sold'>

/** The fields of a product that cards and their like buttons need; smaller than a Product in the served page. */
export interface CardProduct extends Shown {
  size_data: Pick<Product['size_data'], 'size_label'>
  user: Pick<Product['user'], 'id'>
}

const cardOf = ({ id, title, brand_name, price, condition, photos, sold, size_data, user }: Product): CardProduct => ({
  id,
  title,
  brand_name,
  price,
  condition,
  photos,
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
