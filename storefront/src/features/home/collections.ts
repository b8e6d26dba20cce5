import { collectionGroups } from '@closyyy/contract/collections'
import { listCollections } from '@closyyy/contract/collections-calls'
import { LISTING_PATH } from '@closyyy/contract/paths'
import type { CardProduct, Collections } from '@closyyy/contract/products-schemas'
import { callQuery, useQuery } from '@closyyy/platform/query'
import type { Services } from '@closyyy/platform/services'

const newest = callQuery(listCollections, {})

export interface Collection {
  group: keyof Collections
  path: string
  /** Undefined while loading, or if that failed. */
  products: CardProduct[] | undefined
}

/** Never throws: the page shows the error. */
export const loadCollections = ({ queryClient }: Pick<Services, 'queryClient'>) => queryClient.prefetchQuery(newest)

/** Returns the rows in their order on the page. `error` is null if an earlier load succeeded. */
export function useCollections() {
  const { data, error, isFetching, refetch } = useQuery(newest)
  const collections: Collection[] = collectionGroups.map(group => ({
    group,
    path: `${LISTING_PATH}/${group}`,
    products: data?.[group],
  }))
  return { collections, error: data ? null : error, isFetching, retry: () => void refetch() }
}
