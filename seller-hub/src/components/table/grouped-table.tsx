import type { Key, ReactNode } from 'react'
import * as styles from './table.module.css'
import { Row } from './table-cells.tsx'
import { TableFrame, type TableFrameProps } from './table-frame.tsx'

/** Rows that belong together, between what is said of them all. */
export interface RowGroup<Entry> {
  key: Key
  /** Id of the element in `head` that names the group. */
  nameId: string
  head: ReactNode
  rows: readonly Entry[]
  foot: ReactNode
}

export interface GroupedTableProps<Entry, Sort extends string> extends TableFrameProps<Entry, Sort> {
  groups: readonly RowGroup<Entry>[]
  rowKey: (entry: Entry) => Key
}

/** One table whose rows stand in groups; where there is little room each group becomes a card. */
export function GroupedTable<Entry, Sort extends string>(props: GroupedTableProps<Entry, Sort>) {
  const { groups, rowKey, ...frame } = props
  const { columns } = frame
  return (
    <TableFrame {...frame}>
      {groups.map(({ key, nameId, head, rows, foot }) => (
        <tbody key={key} role="rowgroup" aria-labelledby={nameId} className={styles.group}>
          <tr role="row" className={styles.wide}>
            <td role="cell" colSpan={columns.length} className={styles.groupHead}>
              {head}
            </td>
          </tr>
          {rows.map(entry => (
            <Row key={rowKey(entry)} columns={columns} entry={entry} />
          ))}
          <tr role="row" className={styles.wide}>
            <td role="cell" colSpan={columns.length} className={styles.groupFoot}>
              {foot}
            </td>
          </tr>
        </tbody>
      ))}
    </TableFrame>
  )
}
