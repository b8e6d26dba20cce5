import { type GroupSlug, groupSlugs } from '@closyyy/contract/categories'
import { LISTING_PATH } from '@closyyy/contract/paths'
import {
  changedFilter,
  filteredUrl,
  type ListFilter,
  oneOf,
  present,
  readInteger,
} from '../../components/filters/list-filter.ts'

/** `category` is a slug. */
export interface ListingPlace {
  group: GroupSlug
  category?: string
}

/** Cap of `page` in the URL. */
export const MAX_PAGES_AT_ONCE = 30

/** Undefined if the group does not exist. */
export function readPlace(params: { group?: string; category?: string }): ListingPlace | undefined {
  const group = oneOf(groupSlugs, params.group)
  return group && present({ group, category: params.category })
}

export function readDepth(search: { get(name: string): string | null }): number {
  return Math.min(readInteger(search.get('page') ?? '') ?? 1, MAX_PAGES_AT_ONCE)
}

/** Omits the first page. */
export function listingUrl({ group, category }: ListingPlace, filter: ListFilter, page = 1): string {
  const path = [LISTING_PATH, group, category && encodeURIComponent(category)].filter(Boolean).join('/')
  return filteredUrl(path, filter, {}, page > 1 ? { page } : {})
}

/** A new category replaces the path's (LISTING-8). */
export function changedListing(place: ListingPlace, filter: ListFilter, change: Partial<ListFilter>) {
  return {
    place: 'category_id' in change ? { group: place.group } : place,
    filter: changedFilter(filter, change),
  }
}
