/**
 * `sizes` of photos in layouts other than a grid beside filters. On dense phones they are smaller than the photos, as if the
 * density were 2 to 2.4: more is not visible, but costs half the data.
 */

/** Cards of a ProductGrid as wide as the page. */
export const wideGridSizes =
  '(min-width: 70rem) 20rem, (min-width: 48.01rem) 30vw, (min-resolution: 2.5dppx) 35vw, 44vw'

/** Cards of a Row. */
export const rowSizes = '(min-width: 70rem) 20rem, (min-width: 48.01rem) 30vw, (min-resolution: 2.5dppx) 37vw, 15rem'
