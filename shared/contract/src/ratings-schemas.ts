import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { OrderRating } from './order-ratings-schemas.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Photo } from './photos-schemas.ts'
import { MAX_RATING_COMMENT_LENGTH, MAX_RATING_PICTURES } from './ratings.ts'
import { Id, IdText, Timestamp } from './scalars.ts'

const required = message('rating.required')
const starsInvalid = message('rating.stars-invalid')

const starsAndComment = {
  rating: z
    .coercedNumber(required)
    .check(z.int({ ...starsInvalid, abort: true }), z.positive(starsInvalid), z.maximum(5, starsInvalid)),
  comment: z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(MAX_RATING_COMMENT_LENGTH, message('text.too-long'))),
}

/** The rating form (RATING-1); multipart forms send the stars as text. */
export const RatingInput = z.object({
  ...starsAndComment,
  /** Rated order; by default the oldest received one without a rating (ORDER-2). */
  order_id: z.optional(IdText),
  pictures: z.optional(z.array(z.file()).check(z.maxLength(MAX_RATING_PICTURES, message('photo.too-many')))),
})
export type RatingInput = z.infer<typeof RatingInput>

/** A buyer's rating of a seller for one order (RATING-2), 1 to 5 stars. */
export const Rating = z.object({
  id: Id,
  /** 1 to 5 stars. */
  rating: z.int(),
  comment: z.string(),
  /** At most `MAX_RATING_PICTURES`. */
  pictures: z.array(Photo),
  created_at: Timestamp,
  /** Returned to its author only: when it is shown unless the seller rates before (RATING-5); null once shown. */
  hidden_until: z.optional(z.nullable(Timestamp)),
  /** The buyer who rated. */
  user: z.object({
    id: Id,
    first_name: z.string(),
    username: z.string(),
    profile_picture: z.nullable(z.string()),
  }),
})
export type Rating = z.infer<typeof Rating>

export const RatingPage = pageOf(Rating)
export type RatingPage = z.infer<typeof RatingPage>

export const listRatingsSchemas = {
  params: z.object({ id: IdText }),
  query: z.object(pageQuery),
  data: RatingPage,
}

export const rateUserSchemas = {
  params: z.object({ id: IdText }),
  body: RatingInput,
  data: Rating,
}

export const rateBuyerSchemas = {
  params: z.object({ id: IdText }),
  body: z.object(starsAndComment),
  data: OrderRating,
}
