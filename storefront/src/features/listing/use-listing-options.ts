import { useQuery } from '@closyyy/platform/query'
import { useCategoryLabel } from '../../components/categories.ts'
import { type FilterOptions, filterConditionsQuery } from '../../components/filters/filter-options.ts'
import { useListingName } from './listing-name.ts'
import { filterSizesQuery, groupBrandsQuery, groupCategoriesQuery } from './listing-queries.ts'
import type { ListingView } from './use-listing-view.ts'

/** Options of a failed request are empty (LISTING-6). */
export function useListingOptions({ place, chosen }: Pick<ListingView, 'place' | 'chosen'>): FilterOptions {
  const { group } = place
  const categoryLabel = useCategoryLabel()
  const { category } = useListingName(place, chosen)
  const categories = useQuery(groupCategoriesQuery(group))
  const brands = useQuery(groupBrandsQuery(group))
  const conditions = useQuery(filterConditionsQuery)
  const sizes = useQuery({ ...filterSizesQuery(place, chosen), placeholderData: before => before })
  const failed = [categories, brands, conditions, sizes].filter(({ isLoadingError }) => isLoadingError)
  return {
    categories: (categories.data?.categories ?? []).map(({ id, name }) => ({ id, label: categoryLabel(name) })),
    brands: brands.data?.brands ?? [],
    conditions: conditions.data?.conditions ?? [],
    sizes: (sizes.data?.sizes ?? []).map(({ value }) => value),
    group,
    category: category && { id: category.id, label: categoryLabel(category.name) },
    isLoading: false,
    hasFailed: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
