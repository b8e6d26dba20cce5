import type { Services } from '@closyyy/platform/services'
import { categoriesQuery } from '../../components/categories.ts'
import { facetsQuery } from '../../components/filters/facet-queries.ts'
import { filterConditionsQuery } from '../../components/filters/filter-options.ts'
import { loadFilterChips } from '../../components/filters/filter-parts.ts'
import { countFilters, readFilter } from '../../components/filters/list-filter.ts'
import { isLongEnough, searchPagesOf, searchQuery, searchTermOf } from './search-queries.ts'

/** Never throws: the page shows its own error. The names of chosen values come with the counts (decision 051). */
export async function loadSearch({ queryClient }: Pick<Services, 'queryClient'>, search: URLSearchParams) {
  const term = searchTermOf(search)
  if (!isLongEnough(term)) return
  const filter = readFilter(search)
  await Promise.all([
    queryClient.prefetchInfiniteQuery({ ...searchQuery(term, filter), pages: searchPagesOf(search) }),
    queryClient.prefetchQuery(categoriesQuery),
    queryClient.prefetchQuery(filterConditionsQuery),
    ...(countFilters(filter) > 0 ? [loadFilterChips(), queryClient.prefetchQuery(facetsQuery({ query: term }))] : []),
  ])
}
