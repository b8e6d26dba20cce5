import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial } from './columns.ts'

export interface RatingsTable {
  id: Serial
  order_id: number
  buyer_id: number
  seller_id: number
  rating: number
  comment: string
  /** False between linked accounts (HELD-4). */
  counts: Generated<boolean>
  created_at: DefaultTimestamp
}

export interface RatingPicturesTable {
  id: Serial
  rating_id: number
  position: number
  key: string
  width: number
  height: number
  placeholder: string | null
}
