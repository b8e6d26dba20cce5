import { ageSizes, letterSizes, pieceSizes, shoeSizes, waistSizes } from './size-values.ts'

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

/** The sizes that a product of this category can have, in the order to offer them; letters where no other list names it (docs/decisions/015). */
export function sizesOf(categoryId: number): readonly string[] {
  return byCategory.find(([, ids]) => ids.includes(categoryId))?.[0] ?? letterSizes
}

/** True where the server refuses a product without a size; clients older than the sizes by pieces send none for unstitched suits. */
export function requiresSize(categoryId: number): boolean {
  const sizes = sizesOf(categoryId)
  return sizes.length > 0 && sizes !== pieceSizes
}

/** The sizes of several categories, each once, in the order of their systems. */
export function sizesOfAll(categoryIds: readonly number[]): string[] {
  return [...new Set(categoryIds.flatMap(sizesOf))]
}
