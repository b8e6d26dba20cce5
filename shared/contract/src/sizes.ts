/** Wire values of the standard sizes (PRODUCT-21), smallest first. */
export const standardSizes = ['small', 'medium', 'large', 'extra_large'] as const
export type StandardSize = (typeof standardSizes)[number]

/** Standard sizes with their fixed ids; extra large is titled XL (PRODUCT-21). */
export const sizes = [
  { id: 1, title: 'Small', value: 'small', code: 'S' },
  { id: 2, title: 'Medium', value: 'medium', code: 'M' },
  { id: 3, title: 'Large', value: 'large', code: 'L' },
  { id: 4, title: 'XL', value: 'extra_large', code: 'XL' },
]

/** Letter sizes including the standard ones, smallest first (docs/decisions/015). */
export const letterSizes = ['extra_small', 'small', 'medium', 'large', 'extra_large', 'double_extra_large'] as const

const range = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)

const shoe = (eu: number) => `eu-${eu}`
const waist = (inches: number) => `waist-${inches}`

/** European shoe sizes by wearer, smallest first. */
export const shoeSizes = {
  men: range(38, 48).map(shoe),
  women: range(35, 43).map(shoe),
  kids: range(18, 38).map(shoe),
} as const

/** Waist sizes of trousers in inches, smallest first. */
export const waistSizes = {
  men: [...range(28, 34), ...range(36, 46, 2)].map(waist),
  women: [...range(24, 34), ...range(36, 42, 2)].map(waist),
} as const

/** Ages of children in months, then years, youngest first. */
export const ageSizes = [
  ...['0-3', '3-6', '6-12', '12-18', '18-24'].map(months => `age-${months}m`),
  ...range(2, 15).map(years => `age-${years}-${years + 1}y`),
]

/** Number of pieces of an unstitched suit: shirt, trousers, dupatta. */
export const pieceSizes = range(1, 3).map(count => `pieces-${count}`)

/** Every size by its wire value. */
export const sizeValues: readonly string[] = [
  ...letterSizes,
  ...new Set([...shoeSizes.kids, ...shoeSizes.women, ...shoeSizes.men]),
  ...new Set([...waistSizes.women, ...waistSizes.men]),
  ...ageSizes,
  ...pieceSizes,
]
