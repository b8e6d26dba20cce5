/** Pictures of one rating. */
export const MAX_RATING_PICTURES = 4
