import type { useInfiniteQuery } from '@closyyy/platform/query'
import { ErrorState } from '@closyyy/ui/error-state'
import { ShowMore } from '@closyyy/ui/show-more'
import type { ReactNode } from 'react'
import { useListDepth } from '../../list-depth.ts'
import * as styles from './conversation-list.module.css'
import { ConversationListSkeleton } from './conversation-list-skeleton.tsx'

export interface ConversationListProps<Row> {
  /** The infinite query of the list. */
  read: Pick<
    ReturnType<typeof useInfiniteQuery>,
    | 'isError'
    | 'isFetching'
    | 'isFetchingNextPage'
    | 'hasNextPage'
    | 'isFetchNextPageError'
    | 'refetch'
    | 'fetchNextPage'
  > & { data?: { pages: readonly unknown[] } }
  rows: Row[] | undefined
  texts: { label: string; failed: string; moreFailed: string }
  empty: ReactNode
  children: (row: Row) => ReactNode
}

export function ConversationList<Row extends { id: number }>(props: ConversationListProps<Row>) {
  const { read, rows, texts, empty, children } = props
  const showNext = useListDepth(read)
  if (!rows) {
    if (!read.isError) return <ConversationListSkeleton />
    return (
      <ErrorState size="inline" message={texts.failed} onRetry={() => void read.refetch()} retrying={read.isFetching} />
    )
  }
  if (rows.length === 0) return empty
  return (
    <>
      <ul role="list" className={styles.list} aria-label={texts.label}>
        {rows.map(row => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {read.isFetchNextPageError ? (
        <ErrorState size="inline" message={texts.moreFailed} onRetry={showNext} retrying={read.isFetchingNextPage} />
      ) : (
        read.hasNextPage && <ShowMore onMore={showNext} pending={read.isFetchingNextPage} />
      )}
    </>
  )
}
