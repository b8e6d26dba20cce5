import type { Product, ProductPage } from '@closyyy/contract/products'
import { aPage, aProduct } from '@closyyy/testing/builders'

/** One of the seller's products, with what a test wants of it. */
export function productOf(given: Partial<Product> & { id: number }): Product {
  return aProduct({ title: `Kurta ${given.id}`, ...given })
}

/** One page of a list of products. */
export function productPageOf(data: Product[], page = 1, lastPage = 1): ProductPage {
  return aPage(data, { page, of: lastPage })
}
