/** Maximum pictures of a rating (RATING-1). */
export const MAX_RATING_PICTURES = 4
