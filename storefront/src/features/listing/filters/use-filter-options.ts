import { useQuery } from '@closyyy/platform/query'
import { filterConditionsQuery, filterSizesQuery, groupBrandsQuery, groupCategoriesQuery } from '../listing-queries.ts'
import type { ListingView } from '../use-listing-view.ts'

/** Options of a failed request are empty (LISTING-6). */
export function useFilterOptions({ place, chosen }: Pick<ListingView, 'place' | 'chosen'>) {
  const { group } = place
  const categories = useQuery(groupCategoriesQuery(group))
  const brands = useQuery(groupBrandsQuery(group))
  const conditions = useQuery(filterConditionsQuery)
  const sizes = useQuery({ ...filterSizesQuery(place, chosen), placeholderData: before => before })
  const failed = [categories, brands, conditions, sizes].filter(({ isError }) => isError)
  return {
    categories: categories.data?.categories ?? [],
    brands: brands.data?.brands ?? [],
    conditions: conditions.data?.conditions ?? [],
    sizes: sizes.data?.sizes ?? [],
    hasFailed: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}

export type FilterOptions = ReturnType<typeof useFilterOptions>
