import { cardOf } from '@closyyy/contract/product-cards'
import type { ProductPage } from '@closyyy/contract/products-schemas'

/** What cards show of a page of products; smaller than the page in the served document. */
export const cardPage = {
  name: 'cards',
  of: (page: ProductPage) => ({ ...page, data: page.data.map(cardOf) }),
}

export type CardPage = ReturnType<typeof cardPage.of>
