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
