import * as z from '@closyyy/contract/schema'
import { pageOf, pageQuery } from './page-schemas.ts'
import { Photo } from './photos-schemas.ts'
import { MOST_RATING_PICTURES } from './ratings.ts'
import { Id, IdText, Timestamp } from './scalars.ts'

const requiredText = 'All fields are required!'
const starsText = 'Please choose 1 to 5 stars.'

/** The rating popup (RATING-1); the stars may come as text. */
export const RatingInput = z.object({
  rating: z
    .coercedNumber(requiredText)
    .check(z.int({ error: starsText, abort: true }), z.positive(starsText), z.maximum(5, starsText)),
  comment: z
    .string(requiredText)
    .check(z.trim(), z.minLength(1, requiredText), z.maxLength(2000, 'At most 2000 characters are allowed.')),
  /** The order that is rated; without it the oldest received one that has no rating yet. */
  order_id: z.optional(IdText),
  pictures: z.optional(
    z
      .array(z.file())
      .check(z.maxLength(MOST_RATING_PICTURES, `You can only upload up to ${MOST_RATING_PICTURES} photos.`)),
  ),
})

/** One buyer's rating of a seller, for one order. */
export const Rating = z.object({
  id: Id,
  rating: z.int(),
  comment: z.string(),
  pictures: z.array(Photo),
  created_at: Timestamp,
  user: z.object({
    id: Id,
    first_name: z.string(),
    username: z.string(),
    profile_picture: z.nullable(z.string()),
  }),
})

export const RatingPage = pageOf(Rating)

export const listRatings = {
  params: z.object({ id: IdText }),
  query: z.object(pageQuery),
  data: RatingPage,
}

export const rateUser = {
  params: z.object({ id: IdText }),
  body: RatingInput,
  data: Rating,
}
