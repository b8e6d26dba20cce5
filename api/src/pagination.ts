import type { Page } from '@closyyy/contract/pagination'

/** Totals are exact up to here; a larger one is a lower bound (LISTING-10). */
export const MAX_COUNTED = 10_000

export interface Paging {
  page: number
  per_page: number
}

/** Calls `count` only if the rows found do not give the total; a count above `MAX_COUNTED` is a lower bound. */
export async function pageMeta(
  found: number,
  { page, per_page }: Paging,
  count: () => Promise<number>,
): Promise<Omit<Page<never>, 'data'>> {
  const seen = found > 0 ? (page - 1) * per_page + found : 0
  const isLast = found < per_page && (found > 0 || page === 1)
  const counted = isLast ? seen : Math.max(await count(), seen)
  const isCapped = !isLast && counted > MAX_COUNTED
  const total = isCapped ? Math.max(MAX_COUNTED, seen) : counted
  const pages = Math.max(1, Math.ceil(total / per_page))
  return {
    current_page: page,
    last_page: isCapped && found === per_page ? Math.max(pages, page + 1) : pages,
    per_page,
    total,
    ...(isCapped && { total_is_lower_bound: true }),
  }
}
