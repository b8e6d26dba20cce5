import type { Serial } from './columns.ts'

export interface RatingPicturesTable {
  id: Serial
  rating_id: number
  position: number
  key: string
  width: number
  height: number
  placeholder: string | null
}
