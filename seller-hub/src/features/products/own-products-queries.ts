import { listOwnProducts } from '@closyyy/contract/products-calls'
import { pagedCallQuery } from '@closyyy/platform/query'

/** The signed-in seller's products that are sold, or those that are not, page after page. */
export function ownProductsQuery(isSold: boolean) {
  return pagedCallQuery(listOwnProducts, { query: { sold: isSold ? '1' : '0' } })
}
