import { listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { pagedCallQuery, useInfiniteQuery } from '@closyyy/platform/query'
import { useEffect } from 'react'

/**
 * Hides products in review (PRODUCT-15). Fetches the next page if all loaded products are hidden, so that the list
 * never looks empty by mistake.
 */
export function useShownProducts(isSold: boolean) {
  const query = useInfiniteQuery(pagedCallQuery(listOwnProducts, { query: { sold: isSold ? '1' : '0' } }))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const products = data?.pages.flatMap(page => page.data).filter(product => isShown(product, isSold))
  const isFetchingOn = products?.length === 0 && hasNextPage && !isError
  useEffect(() => {
    if (isFetchingOn && !isFetching) fetchNextPage()
  }, [isFetchingOn, isFetching, fetchNextPage])
  return { ...query, products: isFetchingOn ? undefined : products }
}

/** Older servers ignore the `sold` filter. */
function isShown(product: Product, isSold: boolean): boolean {
  return product.sold === isSold && product.approval_status !== 'pending'
}
