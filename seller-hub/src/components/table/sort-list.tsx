import { Select } from '@closyyy/ui/select'
import * as styles from './sort-list.module.css'
import type { Sorting } from './sorting.ts'

/** Sorts cards, which have no headers. */
export function SortList<Sort extends string>({ sort, label, options, onSort }: Sorting<Sort>) {
  return (
    <div className={styles.list}>
      <Select label={label} value={sort} options={options} onChange={({ target }) => onSort(target.value as Sort)} />
    </div>
  )
}
