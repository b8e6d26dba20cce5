import { ageSizes, letterSizes, pieceSizes, shoeSizes, waistSizes } from './sizes.ts'

const byCategory: readonly (readonly [readonly string[], readonly number[]])[] = [
  [[...waistSizes.men, ...letterSizes], [2]],
  [[...waistSizes.women, ...letterSizes], [13]],
  [shoeSizes.men, [8]],
  [shoeSizes.women, [21]],
  [shoeSizes.kids, [30]],
  [ageSizes, [24, 25, 26, 27, 28, 29]],
  // Unstitched suits
  [pieceSizes, [16]],
  // Bags, accessories, shawls, jewellery, beauty
  [[], [9, 10, 20, 22, 23, 31, 37, 38, 39, 40]],
]

/** Returns the sizes of a category in display order (docs/decisions/015); letter sizes if it has no list of its own. */
export function sizesOf(categoryId: number): readonly string[] {
  return byCategory.find(([, ids]) => ids.includes(categoryId))?.[0] ?? letterSizes
}

/** Returns whether the server rejects a product without a size; older clients send none for unstitched suits. */
export function requiresSize(categoryId: number): boolean {
  const sizes = sizesOf(categoryId)
  return sizes.length > 0 && sizes !== pieceSizes
}

/** Returns the distinct sizes of several categories, in the order of the categories. */
export function sizesOfAll(categoryIds: readonly number[]): string[] {
  return [...new Set(categoryIds.flatMap(sizesOf))]
}
