/** Pictures of one rating. */
export const MOST_RATING_PICTURES = 4
