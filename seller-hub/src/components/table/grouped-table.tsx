import type { Key, ReactNode } from 'react'
import * as styles from './table.module.css'
import { Row } from './table-cells.tsx'
import { TableFrame, type TableFrameProps } from './table-frame.tsx'

export interface RowGroup<Entry> {
  key: Key
  /** Id of the element in `header` that names the group. */
  nameId: string
  header: ReactNode
  rows: readonly Entry[]
  footer: ReactNode
}

export interface GroupedTableProps<Entry, Sort extends string> extends TableFrameProps<Entry, Sort> {
  groups: readonly RowGroup<Entry>[]
  rowKey: (entry: Entry) => Key
}

/** One table with rows in groups; on small screens each group is a card. */
export function GroupedTable<Entry, Sort extends string>(props: GroupedTableProps<Entry, Sort>) {
  const { groups, rowKey, ...frame } = props
  const { columns } = frame
  return (
    <TableFrame {...frame}>
      {groups.map(({ key, nameId, header, rows, footer }) => (
        <tbody key={key} role="rowgroup" aria-labelledby={nameId} className={styles.group}>
          <tr role="row" className={styles.wide}>
            <td role="cell" colSpan={columns.length} className={styles.groupHead}>
              {header}
            </td>
          </tr>
          {rows.map(entry => (
            <Row key={rowKey(entry)} columns={columns} entry={entry} />
          ))}
          <tr role="row" className={styles.wide}>
            <td role="cell" colSpan={columns.length} className={styles.groupFoot}>
              {footer}
            </td>
          </tr>
        </tbody>
      ))}
    </TableFrame>
  )
}
