/** The two orders that a column brings, as the address and the server name them. */
export interface ColumnSort<Sort extends string> {
  ascending: Sort
  descending: Sort
  /** What the first press brings; further ones turn it round. */
  first: 'ascending' | 'descending'
}

/** How a table's rows are sorted, and who is told that they should be otherwise. */
export interface Sorting<Sort extends string> {
  sort: Sort
  /** Name of the list of orders, and the orders; cards have no headers to press. */
  label: string
  options: { value: Sort; label: string }[]
  onSort: (sort: Sort) => void
}

/** Which way a column sorts the rows; undefined where another one does. */
export function directionOf<Sort extends string>({ ascending, descending }: ColumnSort<Sort>, sort: Sort) {
  if (sort === ascending) return 'ascending'
  return sort === descending ? 'descending' : undefined
}

/** The order that a press on a column's header asks for. */
export function nextSort<Sort extends string>(column: ColumnSort<Sort>, sort: Sort): Sort {
  const direction = directionOf(column, sort)
  if (!direction) return column[column.first]
  return column[direction === 'ascending' ? 'descending' : 'ascending']
}
