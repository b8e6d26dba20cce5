import { classList } from '@closyyy/ui/class-list'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import type { ReactNode } from 'react'
import { type ColumnSort, directionOf, SortButton, type Sorting } from './sorting.tsx'
import * as styles from './table.module.css'

export interface Column<Entry, Sort extends string = never> {
  key: string
  header: ReactNode
  /** Shown to screen readers only. */
  headerHidden?: boolean
  cell: (entry: Entry) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** Names the row for screen readers; one column per table. */
  rowHeader?: boolean
  sort?: ColumnSort<Sort>
}

export interface HeaderProps<Entry, Sort extends string> {
  column: Column<Entry, Sort>
  sorting?: Sorting<Sort> | undefined
}

export function Header<Entry, Sort extends string>({ column, sorting }: HeaderProps<Entry, Sort>) {
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

export interface RowProps<Entry, Sort extends string> {
  columns: readonly Column<Entry, Sort>[]
  entry: Entry
}

export function Row<Entry, Sort extends string>({ columns, entry }: RowProps<Entry, Sort>) {
  return (
    <tr role="row" className={styles.row}>
      {columns.map(column => (
        <Cell key={column.key} column={column} entry={entry} />
      ))}
    </tr>
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
