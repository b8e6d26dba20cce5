import type { Category } from '@closyyy/contract/categories-schemas'
import { groupSlug, slugify } from '@closyyy/contract/paths'
import { sizeValues } from '@closyyy/contract/sizes'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { useQuery } from '@closyyy/platform/query'
import { categoriesQuery } from '../../components/categories.ts'
import { useBarText } from '../../components/filters/bar/bar-text.ts'
import { facetsQuery } from '../../components/filters/facet-queries.ts'
import { type FilterOptions, filterConditionsQuery } from '../../components/filters/filter-options.ts'
import type { ListFilter } from '../../components/filters/list-filter.ts'

/** The values that results have without filters; loaded once the filters are open (SEARCH-6). */
export function useSearchOptions(term: string, { category_id }: ListFilter, isOn: boolean): FilterOptions {
  const labelOf = useQualifiedLabel()
  const facets = useQuery({ ...facetsQuery({ query: term }), enabled: isOn })
  const conditions = useQuery(filterConditionsQuery)
  const groups = useQuery(categoriesQuery)
  const categories = Object.values(groups.data ?? {}).flat()
  const chosen = categories.find(({ id }) => id === category_id)
  const found = new Set(facets.data?.categories.map(({ id }) => id))
  const sizes = new Set(facets.data?.sizes.map(({ value }) => value))
  return {
    categories: categories
      .filter(({ id }) => found.has(id) || id === category_id)
      .map(category => ({ id: category.id, label: labelOf(category) })),
    brands: facets.data?.brands ?? [],
    conditions: conditions.data?.conditions ?? [],
    sizes: sizeValues.filter(size => sizes.has(size)),
    group: chosen && groupSlug(chosen.group),
    category: chosen && { id: chosen.id, label: labelOf(chosen) },
    isLoading: facets.isPending,
    hasFailed: facets.isLoadingError || conditions.isLoadingError || groups.isLoadingError,
    retry() {
      for (const query of [facets, conditions, groups]) if (query.isLoadingError) void query.refetch()
    },
  }
}

/** Names a category with its group, because results are of all groups. */
function useQualifiedLabel() {
  const t = useBarText()
  const labelOf = useProductLabel()
  return ({ group, name }: Category) => {
    const slug = groupSlug(group)
    if (slugify(name) === slug) return labelOf(slug)
    return t('category.in-group', { group: labelOf(slug), category: labelOf(name) })
  }
}
