import * as z from 'zod/mini'

/** Things a page holds unless asked otherwise (storefront.txt section 9). */
export const PAGE_SIZE = 8

/** The most things one page may hold. */
export const MAX_PAGE_SIZE = 48

/** Paging of every list call; `page` starts at 1 and a page past the end is empty. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)), 1),
  per_page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_PAGE_SIZE)), PAGE_SIZE),
}

/** The page form that every paged list answers with. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    /** Present and true where `total` is a lower bound: counts are exact up to 10,000. */
    total_is_lower_bound: z.optional(z.boolean()),
  })
}

export type Page<Item> = {
  data: Item[]
  current_page: number
  last_page: number
  per_page: number
  total: number
  total_is_lower_bound?: boolean
}
