/** Default items of a page (LISTING-1). */
export const PAGE_SIZE = 8

/** Maximum items of a page (LISTING-1). */
export const MAX_PAGE_SIZE = 48

/** A page of a list; `total` may be a lower bound above 10,000 (LISTING-10). */
export type Page<Item> = {
  data: Item[]
  current_page: number
  /** At least 1, even for an empty list. */
  last_page: number
  per_page: number
  total: number
  total_is_lower_bound?: boolean
}
