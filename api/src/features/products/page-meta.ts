import type { ProductPage } from '@closyyy/contract/products'
import { MOST_COUNTED } from './product-counts.ts'

export interface Paging {
  page: number
  per_page: number
}

/** Where a page stands in its list; counts only where the rows that were found do not tell the total themselves. */
export async function pageMeta(
  found: number,
  { page, per_page }: Paging,
  count: () => Promise<number>,
): Promise<Omit<ProductPage, 'data'>> {
  const seen = found > 0 ? (page - 1) * per_page + found : 0
  const isLast = found < per_page && (found > 0 || page === 1)
  const counted = isLast ? seen : Math.max(await count(), seen)
  const isCapped = !isLast && counted > MOST_COUNTED
  const total = isCapped ? Math.max(MOST_COUNTED, seen) : counted
  const pages = Math.max(1, Math.ceil(total / per_page))
  return {
    current_page: page,
    last_page: isCapped && found === per_page ? Math.max(pages, page + 1) : pages,
    per_page,
    total,
    ...(isCapped && { total_is_lower_bound: true }),
  }
}
