/** Id of the similar products, where a sold product's link leads. */
export const SIMILAR_ID = 'similar'
