import { classList } from '@closyyy/ui/class-list'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import type { Key, ReactNode } from 'react'
import { SortButton } from './sort-button.tsx'
import { SortList } from './sort-list.tsx'
import { type ColumnSort, directionOf, type Sorting } from './sorting.ts'
import * as styles from './table.module.css'

export interface Column<Entry, Sort extends string = never> {
  key: string
  header: ReactNode
  /** Kept for screen readers where the cell speaks for itself (pictures, actions). */
  headerHidden?: boolean
  cell: (entry: Entry) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** Names the row for screen readers; one column of a table. */
  rowHeader?: boolean
  /** The two orders that this column brings; its header is a button that sorts by it. */
  sort?: ColumnSort<Sort>
}

export interface TableProps<Entry, Sort extends string> {
  /** What the table holds, for screen readers. */
  caption: string
  columns: Column<Entry, Sort>[]
  rows: readonly Entry[]
  rowKey: (entry: Entry) => Key
  /** How the rows are sorted, where columns sort them. */
  sorting?: Sorting<Sort>
}

/** Rows and columns; where there is little room each row becomes a card of named values. */
export function Table<Entry, Sort extends string = never>(props: TableProps<Entry, Sort>) {
  const { caption, columns, rows, rowKey, sorting } = props
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
        <tbody role="rowgroup">
          {rows.map(entry => (
            <tr key={rowKey(entry)} role="row" className={styles.row}>
              {columns.map(column => (
                <Cell key={column.key} column={column} entry={entry} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeaderProps<Entry, Sort extends string> = Pick<TableProps<Entry, Sort>, 'sorting'> & {
  column: Column<Entry, Sort>
}

function Header<Entry, Sort extends string>({ column, sorting }: HeaderProps<Entry, Sort>) {
  const { header, headerHidden, align, sort } = column
  const className = classList(styles.header, align === 'end' && styles.end)
  if (sort && sorting) {
    return (
      <th role="columnheader" scope="col" aria-sort={directionOf(sort, sorting.sort)} className={className}>
        <SortButton sort={sort} sorting={sorting}>
          {header}
        </SortButton>
      </th>
    )
  }
  return (
    <th role="columnheader" scope="col" className={className}>
      {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
    </th>
  )
}

function Cell<Entry, Sort extends string>({ column, entry }: { column: Column<Entry, Sort>; entry: Entry }) {
  const { header, headerHidden, cell, align, rowHeader } = column
  const Tag = rowHeader ? 'th' : 'td'
  return (
    <Tag
      role={rowHeader ? 'rowheader' : 'cell'}
      scope={rowHeader ? 'row' : undefined}
      className={classList(styles.cell, align === 'end' && styles.end)}
    >
      {!headerHidden && (
        <span aria-hidden="true" className={styles.name}>
          {header}
        </span>
      )}
      <div className={styles.value}>{cell(entry)}</div>
    </Tag>
  )
}
