import { Skeleton } from '@closyyy/ui/skeleton'
import type { ReactNode } from 'react'
import { LinkedPagination } from '../linked-pagination.tsx'
import { ReadError, type ReadErrorProps } from '../read-error.tsx'
import * as styles from './paged-list.module.css'
import { type PageRead, useLastPage } from './use-last-page.ts'

interface Page<Row> {
  data: Row[]
  last_page: number
  total: number
}

export interface PagedListProps<Row> extends ReadErrorProps {
  read: ReadErrorProps['read'] & PageRead & { data: Page<Row> | undefined }
  page: number
  pathOf: (page: number) => string
  skeleton?: ReactNode
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list for administrators whose page is in the URL. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { read, texts, page, pathOf, skeleton = <Skeleton shape="control" />, empty, children } = props
  const isLoading = useLastPage(read, page, pathOf)
  if (isLoading) return skeleton
  if (!read.data) return <ReadError read={read} texts={texts} />
  if (read.data.total === 0) return empty
  return (
    <div className={styles.list}>
      {children(read.data.data)}
      <LinkedPagination page={page} lastPage={read.data.last_page} pathOf={pathOf} />
    </div>
  )
}
