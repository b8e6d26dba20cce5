import type { Key, ReactNode } from 'react'
import { classList } from '../class-list.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './table.module.css'

export interface Column<Entry> {
  key: string
  header: ReactNode
  /** Kept for screen readers where the cell speaks for itself (pictures, actions). */
  headerHidden?: boolean
  cell: (entry: Entry) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** Names the row for screen readers; one column of a table. */
  rowHeader?: boolean
}

export interface TableProps<Entry> {
  /** What the table holds, for screen readers. */
  caption: string
  columns: Column<Entry>[]
  rows: readonly Entry[]
  rowKey: (entry: Entry) => Key
}

/** Rows and columns; on phones each row becomes a card of named values. */
export function Table<Entry>({ caption, columns, rows, rowKey }: TableProps<Entry>) {
  return (
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ key, header, headerHidden, align }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={classList(styles.header, align === 'end' && styles.end)}
            >
              {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </th>
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
  )
}

function Cell<Entry>({ column, entry }: { column: Column<Entry>; entry: Entry }) {
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
