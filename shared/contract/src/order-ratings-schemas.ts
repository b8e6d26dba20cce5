import * as z from '@closyyy/contract/schema'
import { Timestamp } from './scalars.ts'

/** A rating of one side of an order by the other, as the two see it. */
export const OrderRating = z.object({
  /** 1 to 5 stars. */
  rating: z.int(),
  comment: z.string(),
  created_at: Timestamp,
  /** While only its author sees it: when it is shown unless the other side rates before (RATING-5). */
  hidden_until: z.nullable(Timestamp),
})
export type OrderRating = z.infer<typeof OrderRating>

/** The ratings of a person as a buyer, which they and their sellers see (RATING-7). */
export const BuyerAverage = z.object({
  /** 0 to 5, rounded down to at most two decimals; 0 without ratings. */
  average_rating: z.number(),
  ratings_count: z.int(),
})
export type BuyerAverage = z.infer<typeof BuyerAverage>
