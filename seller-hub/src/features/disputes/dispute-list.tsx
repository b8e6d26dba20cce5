import { useInfiniteQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ShowMore } from '@closyyy/ui/show-more'
import * as styles from './dispute-list.module.css'
import { DisputeListItem } from './dispute-list-item.tsx'
import { DisputeListSkeleton } from './dispute-list-skeleton.tsx'
import type { DisputeStatus, DisputeTab } from './disputes-address.ts'
import { disputesQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'

export interface DisputeListProps {
  tab: DisputeTab
  status: DisputeStatus
  /** Id of the dispute that is open beside the list. */
  open: string | undefined
}

/** The disputes of a tab in one state, the last changed first. */
export function DisputeList({ tab, status, open }: DisputeListProps) {
  const t = useDisputesText()
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, isFetchNextPageError, refetch, fetchNextPage } =
    useInfiniteQuery(disputesQuery(tab, status))
  if (!data) {
    if (!isError) return <DisputeListSkeleton />
    return <ErrorState size="inline" message={t('list.failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  // A dispute that changes while pages are read comes again on the next one.
  const disputes = [...new Map(data.pages.flatMap(page => page.data).map(one => [one.id, one])).values()]
  if (disputes.length === 0) return <EmptyState size="inline" title={t(`empty.${tab}.${status}`)} />
  const showNext = () => void fetchNextPage()
  return (
    <>
      <ul role="list" className={styles.list} aria-label={t('list')}>
        {disputes.map(dispute => (
          <li key={dispute.id}>
            <DisputeListItem dispute={dispute} tab={tab} status={status} isOpen={String(dispute.id) === open} />
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
