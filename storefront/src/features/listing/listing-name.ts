import type { CategoriesByGroup, Category } from '@closyyy/contract/categories-schemas'
import { categorySlug, groupSlug } from '@closyyy/contract/paths'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { useQuery } from '@closyyy/platform/query'
import { categoriesQuery } from '../../components/categories.ts'
import type { ListFilter } from '../../components/filters/list-filter.ts'
import type { ListingPlace } from './listing-url.ts'

/** The filter's category overrides the path's. */
export function categoryOf(
  byGroup: CategoriesByGroup | undefined,
  { group, category }: ListingPlace,
  { category_id }: Pick<ListFilter, 'category_id'>,
): Category | undefined {
  const all = Object.values(byGroup ?? {}).flat()
  if (category_id !== undefined) return all.find(({ id }) => id === category_id)
  return all.find(one => groupSlug(one.group) === group && categorySlug(one.name) === category)
}

/** Omits the category if its name equals its group's. */
export function useListingName(place: ListingPlace, filter: ListFilter) {
  const { data } = useQuery(categoriesQuery)
  const labelOf = useProductLabel()
  const category = categoryOf(data, place, filter)
  const group = category ? groupSlug(category.group) : place.group
  const isWholeGroup = !category || categorySlug(category.name) === group
  return { category, group: labelOf(group), categoryName: isWholeGroup ? undefined : labelOf(category.name) }
}
