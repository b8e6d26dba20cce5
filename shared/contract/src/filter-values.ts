/** Filters of a product list that select several values at once; a product matches one of them. */
export const multipleFilters = ['brand_id', 'condition_id', 'size'] as const

/** Maximum values of one filter. */
export const MAX_FILTER_VALUES = 50

type Given = string | number | readonly (string | number)[]

/**
 * Returns the values of a filter in one order and once each, so that equal filters are equal texts. The wire has one
 * value, several with commas, or a repeated parameter, as forms send it.
 */
export function filterValues(given: Given): string[] {
  const values = [given].flat().flatMap(value => String(value).split(','))
  const unique = new Set(values.map(value => value.trim()).filter(Boolean))
  return [...unique].sort((one, other) => Number(one) - Number(other) || (one < other ? -1 : 1))
}
