/** Things a page holds unless asked otherwise (LISTING-1). */
export const PAGE_SIZE = 8

/** The most things one page may hold. */
export const MAX_PAGE_SIZE = 48

/** The page form that every paged list answers with; above 10,000 `total` may be a lower bound and says so. */
export type Page<Item> = {
  data: Item[]
  current_page: number
  last_page: number
  per_page: number
  total: number
  total_is_lower_bound?: boolean
}
