import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { useQuery } from '@closyyy/platform/query'
import { type FilterOptions, filterConditionsQuery } from '../../components/filters/filter-options.ts'
import { useListingName } from './listing-name.ts'
import { filterSizesQuery, groupBrandsQuery, groupCategoriesQuery } from './listing-queries.ts'
import type { ListingView } from './use-listing-view.ts'

/** Options of a failed request are empty (LISTING-6). */
export function useListingOptions({ place, chosen }: Pick<ListingView, 'place' | 'chosen'>): FilterOptions {
  const { group } = place
  const labelOf = useProductLabel()
  const { category } = useListingName(place, chosen)
  const categories = useQuery(groupCategoriesQuery(group))
  const brands = useQuery(groupBrandsQuery(group))
  const conditions = useQuery(filterConditionsQuery)
  const sizes = useQuery({ ...filterSizesQuery(place, chosen), placeholderData: before => before })
  const failed = [categories, brands, conditions, sizes].filter(({ isLoadingError }) => isLoadingError)
  return {
    categories: (categories.data?.categories ?? []).map(({ id, name }) => ({ id, label: labelOf(name) })),
    brands: brands.data?.brands ?? [],
    conditions: conditions.data?.conditions ?? [],
    sizes: (sizes.data?.sizes ?? []).map(({ value }) => value),
    group,
    category: category && { id: category.id, label: labelOf(category.name) },
    isLoading: false,
    hasFailed: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
