/** The fixed conditions (PRODUCT-20). */
export const conditions = [
  { id: 1, title: 'New' },
  { id: 2, title: 'Used - Like New' },
  { id: 3, title: 'Used - Good' },
]
