import { useInfiniteQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { MessageIcon } from '@closyyy/ui/icon'
import { ShowMore } from '@closyyy/ui/show-more'
import * as styles from './offer-list.module.css'
import { OfferListItem } from './offer-list-item.tsx'
import { OfferListSkeleton } from './offer-list-skeleton.tsx'
import { isIn } from './offers-address.ts'
import { type ConversationKey, offersQuery } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'

export interface OfferListProps {
  userId: number
  /** The conversation that is open beside the list. */
  open: ConversationKey | undefined
}

/** The latest row of every conversation, newest first. */
export function OfferList({ userId, open }: OfferListProps) {
  const t = useOffersText()
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, isFetchNextPageError, refetch, fetchNextPage } =
    useInfiniteQuery(offersQuery)
  if (!data) {
    if (!isError) return <OfferListSkeleton />
    return <ErrorState size="inline" message={t('list.failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const offers = uniqueOffers(data.pages.flatMap(page => page.original))
  if (offers.length === 0) {
    return (
      <EmptyState size="inline" icon={<MessageIcon size={28} />} title={t('list.empty')}>
        {t('list.empty.text')}
      </EmptyState>
    )
  }
  const showNext = () => void fetchNextPage()
  return (
    <>
      <ul role="list" className={styles.list} aria-label={t('list')}>
        {offers.map(offer => (
          <li key={offer.id}>
            <OfferListItem offer={offer} userId={userId} isOpen={isIn(open, offer)} />
          </li>
        ))}
      </ul>
      {isFetchNextPageError ? (
        <ErrorState size="inline" message={t('list.more-failed')} onRetry={showNext} retrying={isFetchingNextPage} />
      ) : (
        hasNextPage && <ShowMore onMore={showNext} pending={isFetchingNextPage} />
      )}
    </>
  )
}

/** A conversation that moves while pages are read comes again on the next one. */
function uniqueOffers<Row extends { id: number } & ConversationKey>(offers: Row[]): Row[] {
  return offers.filter((offer, place) => offers.findIndex(other => isIn(offer, other)) === place)
}
