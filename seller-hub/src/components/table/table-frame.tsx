import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import type { ReactNode } from 'react'
import { type Sorting, SortList } from './sorting.tsx'
import * as styles from './table.module.css'
import { type Column, Header } from './table-cells.tsx'

export interface TableFrameProps<Entry, Sort extends string> {
  caption: string
  columns: readonly Column<Entry, Sort>[]
  sorting?: Sorting<Sort> | undefined
}

export function TableFrame<Entry, Sort extends string>({
  caption,
  columns,
  sorting,
  children,
}: TableFrameProps<Entry, Sort> & { children: ReactNode }) {
  return (
    <div className={styles.place}>
      {sorting && <SortList {...sorting} />}
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map(column => (
              <Header key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}
