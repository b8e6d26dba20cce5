import type { Product, ProductPage } from '@closyyy/contract/products'

type Shown = Pick<Product, 'id' | 'title' | 'brand_name' | 'price' | 'condition' | 'photos' | 'sold'>

/** What a card shows of a product, and what it needs to be liked, saved and found. */
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

/** A row of products, kept as their cards. */
export const cardRow = { name: 'cards', of: (products: Product[]) => products.map(cardOf) }

/** A page of products, kept as their cards. */
export const cardPage = {
  name: 'cards',
  of: (page: ProductPage) => ({ ...page, data: page.data.map(cardOf) }),
}

export type CardPage = ReturnType<typeof cardPage.of>
