import type { Product, ProductPage } from '@closyyy/contract/products'

/** What a card shows of a product, and what it needs to be liked, saved and found. */
export type CardProduct = Pick<
  Product,
  'id' | 'title' | 'brand_name' | 'price' | 'condition' | 'photos' | 'sold' | 'user'
>

const cardOf = ({ id, title, brand_name, price, condition, photos, sold, user }: Product): CardProduct => ({
  id,
  title,
  brand_name,
  price,
  condition,
  photos,
  sold,
  user,
})

/** A row of products, kept as their cards. */
export const cardRow = { name: 'cards', of: (products: Product[]) => products.map(cardOf) }

/** A page of products, kept as their cards. */
export const cardPage = {
  name: 'cards',
  of: (page: ProductPage) => ({ ...page, data: page.data.map(cardOf) }),
}

export type CardPage = ReturnType<typeof cardPage.of>
