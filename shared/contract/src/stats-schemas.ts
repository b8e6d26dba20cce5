import * as z from '@closyyy/contract/schema'
import { Category } from './categories-schemas.ts'
import { Rupees } from './scalars.ts'

/** Sums of a seller's completed orders (SHOP-5); revenue is the sum of their subtotals. */
export const SellerStats = z.object({
  total_revenue: Rupees,
  /** Profit after fees (LEDGER-3). */
  total_profit: Rupees,
  /** Units in completed orders (ORDER-1), the same number as the profile's `sold_count`. */
  items_sold: z.int(),
  /** Units by category, most first; older servers omit it and `weeks`. */
  categories: z.optional(z.array(z.extend(Category, { products_count: z.int() }))),
  /** The last 12 weeks in Pakistan time, oldest first, including the current one. */
  weeks: z.optional(
    z.array(
      z.object({
        /** Date of the week's Monday, as 2026-01-05. */
        starts_on: z.string(),
        revenue: Rupees,
        profit: Rupees,
        orders: z.int(),
      }),
    ),
  ),
})
export type SellerStats = z.infer<typeof SellerStats>

export const getOwnStatsSchemas = {
  data: SellerStats,
}
