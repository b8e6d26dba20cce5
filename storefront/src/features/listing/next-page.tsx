import { refusalText } from '@closyyy/api-client/refusal-text'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { ProductGridSkeleton } from '@closyyy/ui/product-grid'
import { ShowMore } from '@closyyy/ui/show-more'
import { comesByItself, LAST_PAGE_BY_ITSELF, useSentinel } from '../../components/sentinel.ts'
import { listingAddress } from './listing-address.ts'
import { useListingText } from './listing-text.ts'
import * as styles from './next-page.module.css'
import { usePrefetchedPage } from './prefetch-next-page.ts'
import type { ListingAddress } from './use-listing-address.ts'
import type { ListingPages } from './use-listing-pages.ts'

export interface NextPageProps {
  address: ListingAddress
  list: ListingPages
}

/** What follows the list while there is more: it comes by itself at first, then by a button, and without a script by a link. */
export function NextPage({ address, list }: NextPageProps) {
  const t = useListingText()
  const { depth, hasMore, isLoadingMore, moreError, loadMore } = list
  const isOn = comesByItself({
    depth,
    hasMore,
    isLoading: isLoadingMore || address.isNavigating,
    hasFailed: moreError !== null,
  })
  const sentinel = useSentinel<HTMLDivElement>(isOn, depth, loadMore)
  usePrefetchedPage(isOn, address, depth + 1)
  if (!hasMore) return null
  if (moreError) {
    return (
      <ErrorState
        size="inline"
        message={refusalText(moreError) ?? t('failed')}
        retrying={isLoadingMore}
        onRetry={loadMore}
      />
    )
  }
  const next = (
    <Link
      className={buttonClass({ kind: 'secondary' })}
      to={listingAddress(address.place, address.filter, depth + 1)}
      replace
      preventScrollReset
    >
      {t('next-page')}
    </Link>
  )
  if (depth >= LAST_PAGE_BY_ITSELF) {
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
