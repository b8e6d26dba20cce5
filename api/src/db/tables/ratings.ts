import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface RatingsTable {
  id: Serial
  order_id: number
  buyer_id: number
  seller_id: number
  rating: number
  comment: string
  /** True once it is shown; false while it is hidden, and between linked accounts. */
  counts: Generated<boolean>
  /** Written between linked accounts: never counts (HELD-4). */
  is_linked: Generated<boolean>
  /** When it is shown although the other side has not rated (RATING-5); null unless it is hidden. */
  reveals_at: Timestamp | null
  created_at: DefaultTimestamp
}

/** Ratings that sellers give (RATING-4). */
export type BuyerRatingsTable = RatingsTable

export interface RatingPicturesTable {
  id: Serial
  rating_id: number
  position: number
  key: string
  width: number
  height: number
  placeholder: string | null
}
