import { collectionGroups } from '@closyyy/contract/collections'
import { LISTING_PATH } from '@closyyy/contract/paths'
import { listCollections } from '@closyyy/contract/products-calls'
import type { CardProduct, Collections } from '@closyyy/contract/products-schemas'
import { callQuery, useQuery } from '@closyyy/platform/query'
import type { Services } from '@closyyy/platform/services'

const newest = callQuery(listCollections, {})

export interface Collection {
  group: keyof Collections
  path: string
  products: CardProduct[] | undefined
  error: unknown
  isFetching: boolean
  retry: () => void
}

/** Never throws: the rows show the error. */
export const loadCollections = ({ queryClient }: Pick<Services, 'queryClient'>) => queryClient.prefetchQuery(newest)

/** Returns the rows in their order on the page. */
export function useCollections(): Collection[] {
  const { data, error, isFetching, refetch } = useQuery(newest)
  return collectionGroups.map(group => ({
    group,
    path: `${LISTING_PATH}/${group}`,
    products: data?.[group],
    error,
    isFetching,
    retry: () => void refetch(),
  }))
}
