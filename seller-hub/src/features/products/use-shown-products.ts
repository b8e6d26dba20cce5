import type { Product } from '@closyyy/contract/products-schemas'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { useEffect } from 'react'
import { ownProductsQuery } from './own-products-queries.ts'

/**
 * The seller's own products that the overview shows: those under review stay hidden (PRODUCT-15). While all
 * that came is hidden, the next page is asked for, so that a list never looks empty that is not.
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

/** A server that does not know the filter answers sold and unsold alike. */
function isShown(product: Product, isSold: boolean): boolean {
  return product.sold === isSold && product.approval_status !== 'pending'
}
