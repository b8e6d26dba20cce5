import * as z from '@closyyy/contract/schema'
import { MAX_PAGE_SIZE, PAGE_SIZE } from './pagination.ts'

/** Paging of a list; `page` starts at 1 and a page past the end is empty (LISTING-1). */
export const pageQuery = {
  page: z._default(z.coercedNumber().check(z.int(), z.positive(), z.maximum(100_000)), 1),
  per_page: z._default(z.coercedNumber().check(z.int(), z.positive(), z.maximum(MAX_PAGE_SIZE)), PAGE_SIZE),
}

/** Returns the schema of a page of items. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    data: z.array(item),
    /** Starts at 1. */
    current_page: z.int(),
    /** At least 1, even for an empty list. */
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    /** True if `total` is a lower bound: counts are exact up to 10,000 (LISTING-10). */
    total_is_lower_bound: z.optional(z.boolean()),
  })
}
