import { cardOf } from '@closyyy/contract/product-cards'
import type { ProductPage } from '@closyyy/contract/products-schemas'

/** The cards of a page of products. Documents contain them instead of the products, which are twice as large. */
export const cardPage = {
  name: 'cards',
  of: (page: ProductPage) => ({ ...page, data: page.data.map(cardOf) }),
}

export type CardPage = ReturnType<typeof cardPage.of>
