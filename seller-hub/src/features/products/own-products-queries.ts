import { listOwnProducts } from '@closyyy/contract/products-calls'
import { pagedCallQuery } from '@closyyy/platform/query'

export function ownProductsQuery(isSold: boolean) {
  return pagedCallQuery(listOwnProducts, { query: { sold: isSold ? '1' : '0' } })
}
