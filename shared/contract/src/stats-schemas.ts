import * as z from '@closyyy/contract/schema'
import { Category } from './categories-schemas.ts'
import { Rupees } from './scalars.ts'

export const SellerStats = z.object({
  total_revenue: Rupees,
  total_profit: Rupees,
  /** Pieces in completed orders; the public profile's `sold_count` is the same number. */
  items_sold: z.int(),
  /** The pie's slices (SHOP-5); absent, as the weeks, from an older server. */
  categories: z.optional(z.array(z.extend(Category, { products_count: z.int() }))),
  weeks: z.optional(
    z.array(
      z.object({
        /** The day of its Monday, as 2026-01-05. */
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
