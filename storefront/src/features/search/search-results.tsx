import { isApiError } from '@closyyy/api-client/api-error'
import { LISTING_PATH, SEARCH_PATH } from '@closyyy/contract/paths'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { Link, useLocation } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { useState } from 'react'
import { useFacetCounts } from '../../components/filters/facet-queries.ts'
import { FilteredList } from '../../components/filters/filtered-list.tsx'
import { changedFilter, countFilters, unfiltered } from '../../components/filters/list-filter.ts'
import { type FilterView, useFilterView } from '../../components/filters/use-filter-view.ts'
import { uniqueProducts } from '../../components/product-cards.ts'
import { FoundProducts } from './found-products.tsx'
import { searchQuery, searchTermOf, searchUrl } from './search-queries.ts'
import * as styles from './search-results.module.css'
import { useSearchText } from './search-text.ts'
import { useSearchOptions } from './use-search-options.ts'

export function SearchResults({ term }: { term: string }) {
  const view = useFilterView({
    urlOf: (filter, change) => searchUrl(term, changedFilter(filter, change)),
    isSameList: (pathname, search) => pathname === SEARCH_PATH && searchTermOf(search) === term,
  })
  const [hasOpenFilter, setOpenFilter] = useState(false)
  const options = useSearchOptions(term, view.chosen, hasOpenFilter)
  const counts = useFacetCounts({ query: term }, view.chosen, hasOpenFilter)
  // Refetching would shift the list when the reader returns to the tab.
  const found = useInfiniteQuery({ ...searchQuery(term, view.filter), refetchOnWindowFocus: false })
  const { data, error, isFetching, hasNextPage, refetch } = found
  const [first] = data?.pages ?? []
  const products = uniqueProducts(data?.pages.flatMap(page => page.data) ?? [])
  const isEmpty = data !== undefined && products.length === 0 && !hasNextPage
  const total = isEmpty ? 0 : (first?.total ?? 0)
  const retry = () => {
    void refetch()
    if (options.hasFailed) options.retry()
  }
  const results = data ? (
    isEmpty ? (
      <NothingFound term={term} view={view} />
    ) : (
      <FoundProducts term={term} filter={view.filter} products={products} found={found} />
    )
  ) : error ? (
    <SearchFailure error={error} retrying={isFetching} onRetry={retry} />
  ) : (
    <Loading />
  )
  if ((isEmpty || error) && !first?.total && countFilters(view.chosen) === 0) return results
  return (
    <FilteredList
      view={view}
      options={options}
      counts={counts}
      onOpen={() => setOpenFilter(true)}
      form={{ action: SEARCH_PATH, hidden: { query: term } }}
      found={{ total, isLowerBound: first?.total_is_lower_bound === true }}
    >
      {results}
    </FilteredList>
  )
}

function Loading() {
  const t = useSearchText()
  return (
    <>
      <p className={styles.note}>{t('loading')}</p>
      <ProductGridSkeleton />
    </>
  )
}

function NothingFound({ term, view: { filter } }: { term: string; view: Pick<FilterView, 'filter'> }) {
  const t = useSearchText()
  if (countFilters(filter) > 0) {
    return (
      <EmptyState
        title={t('empty', { query: term })}
        action={
          <Link className={buttonClass({ kind: 'secondary' })} to={searchUrl(term, unfiltered(filter))}>
            {t('filters.clear')}
          </Link>
        }
      >
        {t('empty.filtered')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('empty', { query: term })}
      action={
        <Link className={buttonClass({ kind: 'secondary' })} to={`${LISTING_PATH}/women`}>
          {t('empty.browse')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

interface SearchFailureProps {
  error: Error
  retrying: boolean
  onRetry: () => void
}

/** Messages by failure (SEARCH-4). */
function SearchFailure({ error, retrying, onRetry }: SearchFailureProps) {
  const t = useSearchText()
  const isFromBox = useLocation().state === 'search-box'
  const { code, status } = isApiError(error) ? error : {}
  if (status === 200) return <EmptyState title={t('no-results')} />
  if (code === 'invalid') return <EmptyState title={t('too-short')} />
  // The server has no navigator.
  const isOffline = globalThis.navigator?.onLine === false
  const message = isOffline ? 'offline' : isFromBox ? 'failed-at-once' : 'failed'
  return <ErrorState message={t(message)} retrying={retrying} onRetry={onRetry} />
}
