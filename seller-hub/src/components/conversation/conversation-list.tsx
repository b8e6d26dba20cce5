import type { useInfiniteQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { ErrorState } from '@closyyy/ui/error-state'
import { Photo, type PhotoProps } from '@closyyy/ui/photo'
import { ShowMore } from '@closyyy/ui/show-more'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { Fragment, type ReactNode } from 'react'
import { CardList } from '../card-list/card-list.tsx'
import { useDepthPath, useListDepth } from '../list-depth.ts'
import { ReadError } from '../read-error.tsx'
import * as styles from './conversation-list.module.css'

export interface ConversationListProps<Row> {
  read: Pick<
    ReturnType<typeof useInfiniteQuery>,
    | 'error'
    | 'isError'
    | 'isFetching'
    | 'isFetchingNextPage'
    | 'hasNextPage'
    | 'isFetchNextPageError'
    | 'refetch'
    | 'fetchNextPage'
  > & { data?: { pages: readonly unknown[] } }
  rows: Row[] | undefined
  /** `notAllowed` is for people without the role of administrators' lists. */
  texts: { label: string; notAllowed?: string; failed: string; moreFailed: string }
  empty: ReactNode
  /** True if the children are ListCards. */
  isCards?: boolean
  children: (row: Row) => ReactNode
}

export function ConversationList<Row extends { id: number }>(props: ConversationListProps<Row>) {
  const { read, rows, texts, empty, isCards = false, children } = props
  const showNext = useListDepth(read)
  if (!rows) {
    if (!read.isError) return <ConversationListSkeleton />
    return <ReadError size="inline" read={read} texts={texts} />
  }
  if (rows.length === 0) return empty
  return (
    <>
      {isCards ? (
        <CardList label={texts.label}>
          {rows.map(row => (
            <Fragment key={row.id}>{children(row)}</Fragment>
          ))}
        </CardList>
      ) : (
        <ul role="list" className={styles.list} aria-label={texts.label}>
          {rows.map(row => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
      {read.isFetchNextPageError ? (
        <ErrorState size="inline" message={texts.moreFailed} onRetry={showNext} retrying={read.isFetchingNextPage} />
      ) : (
        read.hasNextPage && <ShowMore onMore={showNext} pending={read.isFetchingNextPage} />
      )}
    </>
  )
}

export interface ConversationLinkProps {
  to: string
  isOpen?: boolean
  photo: PhotoProps['photo']
  title: string
  children: ReactNode
}

export function ConversationLink({ to, isOpen, photo, title, children }: ConversationLinkProps) {
  const withDepth = useDepthPath()
  return (
    <Link className={styles.item} to={withDepth(to)} aria-current={isOpen || undefined}>
      <Photo photo={photo} alt="" sizes="4rem" className={styles.photo} />
      <span className={styles.text}>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        {children}
      </span>
    </Link>
  )
}

const rows = [1, 2, 3, 4, 5]

export function ConversationListSkeleton() {
  return (
    <div className={styles.list}>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      {rows.map(row => (
        <div key={row} className={styles.item}>
          <Skeleton shape="block" className={styles.photo} />
          <div className={styles.text}>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  )
}
