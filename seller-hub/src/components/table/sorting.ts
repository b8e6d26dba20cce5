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

export function nextSort<Sort extends string>(column: ColumnSort<Sort>, sort: Sort): Sort {
  const direction = directionOf(column, sort)
  if (!direction) return column[column.first]
  return column[direction === 'ascending' ? 'descending' : 'ascending']
}
