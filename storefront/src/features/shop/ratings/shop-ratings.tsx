import { PAGE_SIZE } from '@closyyy/contract/pagination'
import type { Profile } from '@closyyy/contract/users-schemas'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ShowMore } from '@closyyy/ui/show-more'
import { useId } from 'react'
import { shopRatingsQuery } from '../shop-queries.ts'
import { useShopText } from '../shop-text.ts'
import { RatingEntry, RatingEntrySkeleton } from './rating-entry.tsx'
import * as styles from './shop-ratings.module.css'

/** Target of the stars in the header. */
export const RATINGS_ID = 'ratings'

/** Fetched by the browser only because it is below the fold. */
export function ShopRatings({ profile: { id, ratings_count } }: { profile: Profile }) {
  const t = useShopText()
  const headingId = useId()
  return (
    <section id={RATINGS_ID} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('ratings')}</h2>
      {ratings_count > 0 ? (
        <RatingPages sellerId={id} count={ratings_count} />
      ) : (
        <EmptyState size="inline" title={t('ratings.empty')}>
          {t('ratings.empty.text')}
        </EmptyState>
      )}
    </section>
  )
}

function RatingPages({ sellerId, count }: { sellerId: number; count: number }) {
  const t = useShopText()
  const { data, isFetching, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    shopRatingsQuery(sellerId),
  )
  const retry = () => void (data ? fetchNextPage() : refetch())
  const failed = isError && (
    <ErrorState size="inline" message={t('ratings.failed')} retrying={isFetching} onRetry={retry} />
  )
  if (!data) return failed || <RatingsSkeleton count={Math.min(count, PAGE_SIZE)} />
  const ratings = [...new Map(data.pages.flatMap(page => page.data).map(rating => [rating.id, rating])).values()]
  return (
    <>
      <ul role="list" className={styles.ratings}>
        {ratings.map(rating => (
          <li key={rating.id}>
            <RatingEntry rating={rating} />
          </li>
        ))}
      </ul>
      {failed ||
        (hasNextPage && (
          <ShowMore
            onMore={() => void fetchNextPage()}
            pending={isFetchingNextPage}
            shown={ratings.length}
            total={data.pages[0]?.total ?? count}
          />
        ))}
    </>
  )
}

function RatingsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.ratings}>
      {Array.from({ length: count }, (_, place) => place).map(place => (
        <RatingEntrySkeleton key={place} />
      ))}
    </div>
  )
}
