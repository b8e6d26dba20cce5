import type { Product } from '@closyyy/contract/products-schemas'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { useEffect } from 'react'
import { ownProductsQuery } from './own-products-queries.ts'

/**
 * Hides products in review (PRODUCT-15). Fetches the next page if all loaded products are hidden, so that the list
 * never looks empty by mistake.
 */
export function useShownProducts(isSold: boolean) {
  const query = useInfiniteQuery(ownProductsQuery(isSold))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const products = data?.pages.flatMap(page => page.data).filter(product => isShown(product, isSold))
  const isLookingOn = products?.length === 0 && hasNextPage && !isError
  useEffect(() => {
    if (isLookingOn && !isFetching) fetchNextPage()
  }, [isLookingOn, isFetching, fetchNextPage])
  return { ...query, products: isLookingOn ? undefined : products }
}

/** Older servers ignore the `sold` filter. */
function isShown(product: Product, isSold: boolean): boolean {
  return product.sold === isSold && product.approval_status !== 'pending'
}
