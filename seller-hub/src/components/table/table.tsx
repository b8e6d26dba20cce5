import type { Key } from 'react'
import * as styles from './table.module.css'
import { Row } from './table-cells.tsx'
import { TableFrame, type TableFrameProps } from './table-frame.tsx'

export interface TableProps<Entry, Sort extends string> extends TableFrameProps<Entry, Sort> {
  rows: readonly Entry[]
  rowKey: (entry: Entry) => Key
}

/** A table whose rows become cards on small screens. */
export function Table<Entry, Sort extends string = never>({ rows, rowKey, ...frame }: TableProps<Entry, Sort>) {
  return (
    <TableFrame {...frame}>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map(entry => (
          <Row key={rowKey(entry)} columns={frame.columns} entry={entry} />
        ))}
      </tbody>
    </TableFrame>
  )
}
