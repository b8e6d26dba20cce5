import { type GroupSlug, groupSlugs } from '@closyyy/contract/categories'
import { sizesOf } from '@closyyy/contract/category-sizes'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import { LISTING_PATH } from '@closyyy/contract/paths'
import { type Sort, sorts } from '@closyyy/contract/products'
import { sizeValues } from '@closyyy/contract/sizes'

/** `category` is a slug. */
export interface ListingPlace {
  group: GroupSlug
  category?: string
}

/** Field names as on the wire; prices in rupees. */
export interface ListingFilter {
  category_id?: number
  brand_id?: number
  condition_id?: number
  size?: string
  min_price?: number
  max_price?: number
  sort: Sort
}

/** Cap of `page` in the URL. */
export const MAX_PAGES_AT_ONCE = 30

const MAX_RUPEES = 999_999_999

const integer = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

const rupees = (text: string | null) => {
  const amount = text?.trim() ? Number(text) : 0
  return amount > 0 && amount <= MAX_RUPEES ? toRupees(toPaisa(amount)) : undefined
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined) =>
  values.find(value => value === text)

/** Drops undefined values, so that equal filters have equal query keys. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

/** Undefined if the group does not exist. */
export function readPlace(params: { group?: string; category?: string }): ListingPlace | undefined {
  const group = oneOf(groupSlugs, params.group)
  return group && present({ group, category: params.category })
}

/** Ignores invalid values; swaps prices if the minimum exceeds the maximum. */
export function readFilter(search: { get(name: string): string | null }): ListingFilter {
  const prices = [rupees(search.get('min_price')), rupees(search.get('max_price'))]
  const [min_price, max_price] = (prices[0] ?? 0) > (prices[1] ?? MAX_RUPEES) ? prices.toReversed() : prices
  return present({
    category_id: integer(search.get('category_id')),
    brand_id: integer(search.get('brand_id')),
    condition_id: integer(search.get('condition_id')),
    size: oneOf(sizeValues, search.get('size')),
    min_price,
    max_price,
    sort: oneOf(sorts, search.get('sort')) ?? 'newest',
  })
}

export function readDepth(search: { get(name: string): string | null }): number {
  return Math.min(integer(search.get('page')) ?? 1, MAX_PAGES_AT_ONCE)
}

/** Omits the default sort and the first page. */
export function listingUrl({ group, category }: ListingPlace, filter: ListingFilter, page = 1): string {
  const { sort, ...narrowing } = filter
  const fields = { ...narrowing, ...(sort !== 'newest' && { sort }), ...(page > 1 && { page }) }
  const search = new URLSearchParams(Object.entries(present(fields)).map(([name, value]) => [name, String(value)]))
  const path = [LISTING_PATH, group, category && encodeURIComponent(category)].filter(Boolean).join('/')
  return search.size > 0 ? `${path}?${search}` : path
}

/** Clears a size that the new category does not have; a new category replaces the path's (LISTING-8). */
export function changedListing(place: ListingPlace, filter: ListingFilter, change: Partial<ListingFilter>) {
  const changesCategory = 'category_id' in change
  const { category_id, size } = { ...filter, ...change }
  const losesSize = changesCategory && category_id !== undefined && size && !sizesOf(category_id).includes(size)
  return {
    place: changesCategory ? { group: place.group } : place,
    filter: present({ ...filter, ...change, ...(losesSize && { size: undefined }) }),
  }
}

export function unfiltered({ sort }: ListingFilter): ListingFilter {
  return { sort }
}

/** A price range counts once. */
export function countFilters({ sort: _, min_price, max_price, ...narrowing }: ListingFilter): number {
  const hasPrice = min_price !== undefined || max_price !== undefined
  return Object.keys(narrowing).length + (hasPrice ? 1 : 0)
}
