/** The fixed conditions (PRODUCT-20). */
export const conditions = [
  { id: 1, title: 'New' },
  { id: 2, title: 'Used - Like New' },
  { id: 3, title: 'Used - Good' },
]

const NEW = 1

/** Returns whether a condition means that the product was worn; false for 0, none. */
export function isUsed(conditionId: number): boolean {
  return conditionId > NEW
}
