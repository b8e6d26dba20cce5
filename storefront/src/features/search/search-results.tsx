import { isApiError } from '@closyyy/api-client/api-error'
import { LISTING_PATH } from '@closyyy/contract/paths'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { Link, useLocation } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGrid, ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { LoadMore } from '../../components/load-more.tsx'
import { ProductTile } from '../../components/product-tile.tsx'
import { filterMatches, MAX_SEARCH_PAGES, searchQuery, searchUrl } from './search-queries.ts'
import * as styles from './search-results.module.css'
import { useSearchText } from './search-text.ts'

/** Photos in the first view on phones. */
const FIRST_VIEW = 2

export function SearchResults({ term }: { term: string }) {
  const t = useSearchText()
  const found = useInfiniteQuery(searchQuery(term))
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = found
  if (!data) {
    if (error) return <SearchFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
    return <Loading />
  }
  const products = filterMatches(
    data.pages.flatMap(page => page.data),
    term,
  )
  if (products.length === 0 && !hasNextPage) return <NothingFound term={term} />
  const [first] = data.pages
  const count = first?.total ?? products.length
  return (
    <>
      <h2 className={styles.note}>{t(first?.total_is_lower_bound ? 'count.at-least' : 'count', { count })}</h2>
      <ProductGrid label={t('results')}>
        {products.map((product, place) => (
          <ProductTile key={product.id} product={product} priority={place < FIRST_VIEW} />
        ))}
      </ProductGrid>
      {error ? (
        <ErrorState
          size="inline"
          message={t('more-failed')}
          retrying={isFetchingNextPage}
          onRetry={() => void fetchNextPage()}
        />
      ) : (
        hasNextPage && (
          <>
            <LoadMore
              pages={data.pages.length}
              isLoading={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
              shown={products.length}
              total={count}
            />
            {data.pages.length < MAX_SEARCH_PAGES && (
              <noscript>
                <Link
                  className={buttonClass({ kind: 'secondary', wide: true })}
                  to={searchUrl(term, data.pages.length + 1)}
                >
                  {t('next-page')}
                </Link>
              </noscript>
            )}
          </>
        )
      )}
    </>
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

function NothingFound({ term }: { term: string }) {
  const t = useSearchText()
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
  return <ErrorState message={t(isFromBox ? 'failed-at-once' : 'failed')} retrying={retrying} onRetry={onRetry} />
}
