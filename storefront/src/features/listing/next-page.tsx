import { serverMessage } from '@closyyy/api-client/api-error'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import { MAX_AUTO_LOADED_PAGES, shouldAutoLoad, useAutoLoad } from '../../components/auto-load.ts'
import { useListingText } from './listing-text.ts'
import { listingUrl } from './listing-url.ts'
import * as styles from './next-page.module.css'
import { usePrefetchedPage } from './prefetch-next-page.ts'
import type { ListingPages } from './use-listing-pages.ts'
import type { ListingView } from './use-listing-view.ts'

export interface NextPageProps {
  view: ListingView
  list: ListingPages
}

/** Loads automatically at first, then by a button; without script it is a link. */
export function NextPage({ view, list }: NextPageProps) {
  const t = useListingText()
  const { depth, hasMore, isLoadingMore, moreError, loadMore } = list
  const isOn = shouldAutoLoad({
    depth,
    hasMore,
    isLoading: isLoadingMore || view.isNavigating,
    hasFailed: moreError !== null,
  })
  const sentinel = useAutoLoad<HTMLDivElement>(isOn, depth, loadMore)
  usePrefetchedPage(isOn, view, depth + 1)
  if (!hasMore) return null
  if (moreError) {
    return (
      <ErrorState
        size="inline"
        message={serverMessage(moreError) ?? t('failed')}
        retrying={isLoadingMore}
        onRetry={loadMore}
      />
    )
  }
  const next = (
    <Link
      className={buttonClass({ kind: 'secondary' })}
      to={listingUrl(view.place, view.filter, depth + 1)}
      replace
      preventScrollReset
    >
      {t('next-page')}
    </Link>
  )
  if (depth >= MAX_AUTO_LOADED_PAGES) {
    return (
      <div className={styles.next}>
        <ShowMore pending={isLoadingMore} shown={list.products.length} total={list.total} onMore={loadMore} />
        <noscript>{next}</noscript>
      </div>
    )
  }
  return (
    <div ref={sentinel} className={styles.next}>
      {isLoadingMore ? <ProductGridSkeleton count={4} /> : next}
    </div>
  )
}
