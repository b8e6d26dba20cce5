import type { useInfiniteQuery } from '@closyyy/platform/query'
import { ErrorState } from '@closyyy/ui/error-state'
import { ShowMore } from '@closyyy/ui/show-more'
import type { ReactNode } from 'react'
import { useKeptDepth } from '../use-kept-depth.ts'
import * as styles from './conversation-list.module.css'
import { ConversationListSkeleton } from './conversation-list-skeleton.tsx'

export interface ConversationListProps<Row> {
  /** How the list is being read, page after page. */
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
  /** Undefined until known. */
  rows: Row[] | undefined
  texts: { label: string; failed: string; moreFailed: string }
  empty: ReactNode
  /** What a row shows. */
  children: (row: Row) => ReactNode
}

/** Conversations, more of them on demand. */
export function ConversationList<Row extends { id: number }>(props: ConversationListProps<Row>) {
  const { read, rows, texts, empty, children } = props
  const showNext = useKeptDepth(read)
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
