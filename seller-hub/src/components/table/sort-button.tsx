import { classList } from '@closyyy/ui/class-list'
import { ChevronDownIcon } from '@closyyy/ui/icons'
import type { ReactNode } from 'react'
import * as styles from './sort-button.module.css'
import { type ColumnSort, directionOf, nextSort, type Sorting } from './sorting.ts'

export interface SortButtonProps<Sort extends string> {
  sort: ColumnSort<Sort>
  sorting: Sorting<Sort>
  children: ReactNode
}

/** A header that sorts by its column; on cards only the name is shown. */
export function SortButton<Sort extends string>({ sort, sorting, children }: SortButtonProps<Sort>) {
  const direction = directionOf(sort, sorting.sort)
  return (
    <button type="button" className={styles.button} onClick={() => sorting.onSort(nextSort(sort, sorting.sort))}>
      <span className={styles.name}>{children}</span>
      <ChevronDownIcon size={16} className={classList(styles.mark, direction ? styles[direction] : styles.unsorted)} />
    </button>
  )
}
