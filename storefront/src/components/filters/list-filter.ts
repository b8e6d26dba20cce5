import { sizesOf } from '@closyyy/contract/category-sizes'
import { filterValues, MAX_FILTER_VALUES } from '@closyyy/contract/filter-values'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import { type Sort, sorts } from '@closyyy/contract/products'
import { sizeValues } from '@closyyy/contract/sizes'

/** Field names as on the wire; prices in rupees; lists are never empty and have one order (LISTING-12). */
export interface ListFilter {
  category_id?: number
  brand_id?: number[]
  condition_id?: number[]
  size?: string[]
  min_price?: number
  max_price?: number
  sort: Sort
}

/** The parameters of a URL or the fields of a form. */
export interface FilterFields {
  getAll(name: string): unknown[]
}

const MAX_RUPEES = 999_999_999

export const readInteger = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

const rupees = (text: string) => {
  const amount = text.trim() ? Number(text) : 0
  return amount > 0 && amount <= MAX_RUPEES ? toRupees(toPaisa(amount)) : undefined
}

export const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined) =>
  values.find(value => value === text)

/** Drops undefined values, so that equal filters have equal query keys. */
export const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

/** Ignores invalid values; swaps prices if the minimum exceeds the maximum. */
export function readFilter(fields: FilterFields): ListFilter {
  const first = (name: string) => String(fields.getAll(name)[0] ?? '')
  const several = <Value>(name: string, read: (text: string) => Value | undefined) => {
    const values = filterValues(fields.getAll(name).map(String)).flatMap(text => read(text) ?? [])
    return values.length > 0 ? values.slice(0, MAX_FILTER_VALUES) : undefined
  }
  const prices = [rupees(first('min_price')), rupees(first('max_price'))]
  const [min_price, max_price] = (prices[0] ?? 0) > (prices[1] ?? MAX_RUPEES) ? prices.toReversed() : prices
  return present({
    category_id: readInteger(first('category_id')),
    brand_id: several('brand_id', readInteger),
    condition_id: several('condition_id', readInteger),
    size: several('size', text => oneOf(sizeValues, text)),
    min_price,
    max_price,
    sort: oneOf(sorts, first('sort')) ?? 'newest',
  })
}

/** Appends the filter to a path, and further parameters before and after it; omits the default sort. */
export function filteredUrl(path: string, { sort, ...narrowing }: ListFilter, before = {}, after = {}): string {
  const fields = { ...before, ...narrowing, ...(sort !== 'newest' && { sort }), ...after }
  const search = new URLSearchParams(Object.entries(present(fields)).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${String(search).replaceAll('%2C', ',')}` : path
}

/** Clears sizes that the new category does not have. */
export function changedFilter(filter: ListFilter, change: Partial<ListFilter>): ListFilter {
  const { category_id, size } = { ...filter, ...change }
  if (!('category_id' in change) || category_id === undefined || !size) return present({ ...filter, ...change })
  const kept = size.filter(one => sizesOf(category_id).includes(one))
  return present({ ...filter, ...change, size: kept.length > 0 ? kept : undefined })
}

/** The change that clears every filter. */
export const noFilters = {
  category_id: undefined,
  brand_id: undefined,
  condition_id: undefined,
  size: undefined,
  min_price: undefined,
  max_price: undefined,
}

export function unfiltered({ sort }: ListFilter): ListFilter {
  return { sort }
}

/** Counts every value; a price range counts once. */
export function countFilters({ sort: _, min_price, max_price, ...narrowing }: ListFilter): number {
  const hasPrice = min_price !== undefined || max_price !== undefined
  return Object.values(narrowing).flat().length + (hasPrice ? 1 : 0)
}
