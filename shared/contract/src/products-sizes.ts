/** Bags, accessories, jewellery, shawls, unstitched cloth and beauty (rulings.md, standard size). */
const withoutSizes: ReadonlySet<number> = new Set([9, 10, 16, 20, 22, 23, 31, 37, 38, 39, 40])

/** True where a product of this category must name its standard size. */
export function hasSizes(categoryId: number): boolean {
  return !withoutSizes.has(categoryId)
}
