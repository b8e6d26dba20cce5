import { cardOf } from '@closyyy/contract/product-cards'
import type { ProductPage } from '@closyyy/contract/products-schemas'

/** The cards of a page of products. Documents contain them instead of the products, which are twice as large. */
export const cardPage = {
  name: 'cards',
  of: (page: ProductPage) => ({ ...page, data: page.data.map(cardOf) }),
}

export type CardPage = ReturnType<typeof cardPage.of>

/** Returns the products of all pages once each: a new product pushes others onto the next page. */
export function uniqueProducts<P extends { id: number }>(products: readonly P[]): P[] {
  return [...new Map(products.map(product => [product.id, product])).values()]
}
