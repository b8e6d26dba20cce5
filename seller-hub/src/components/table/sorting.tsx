import { classList } from '@closyyy/ui/class-list'
import { ChevronDownIcon } from '@closyyy/ui/icons'
import { Select } from '@closyyy/ui/select'
import type { ReactNode } from 'react'
import * as styles from './sorting.module.css'

/** The two sort values of a column, as in URLs and on the wire. */
export interface ColumnSort<Sort extends string> {
  ascending: Sort
  descending: Sort
  /** Direction of the first press; further presses toggle it. */
  first: 'ascending' | 'descending'
}

export interface Sorting<Sort extends string> {
  sort: Sort
  /** Label and options of the select that replaces the headers on cards. */
  label: string
  options: { value: Sort; label: string }[]
  onSort: (sort: Sort) => void
}

export function directionOf<Sort extends string>({ ascending, descending }: ColumnSort<Sort>, sort: Sort) {
  if (sort === ascending) return 'ascending'
  return sort === descending ? 'descending' : undefined
}

function nextSort<Sort extends string>(column: ColumnSort<Sort>, sort: Sort): Sort {
  const direction = directionOf(column, sort)
  if (!direction) return column[column.first]
  return column[direction === 'ascending' ? 'descending' : 'ascending']
}

interface SortButtonProps<Sort extends string> {
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

/** Sorts cards, which have no headers. */
export function SortList<Sort extends string>({ sort, label, options, onSort }: Sorting<Sort>) {
  return (
    <div className={styles.list}>
      <Select label={label} value={sort} options={options} onChange={({ target }) => onSort(target.value as Sort)} />
    </div>
  )
}
