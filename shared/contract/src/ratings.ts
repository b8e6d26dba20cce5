/** Maximum pictures of a rating (RATING-1). */
export const MAX_RATING_PICTURES = 4

/** Days after its completion in which both sides may rate an order (RATING-6). */
export const RATING_PERIOD_DAYS = 14

/** Days for which a rating is hidden unless the other side rates too (RATING-5). */
export const RATING_HIDDEN_DAYS = 7

/** Maximum characters of a comment. */
export const MAX_RATING_COMMENT_LENGTH = 2000
