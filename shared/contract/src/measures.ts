/** Measurements of a product, in inches except those of `metreMeasures`; the first six are fixed (PRODUCT-12). */
export const measures = [
  'chest',
  'waist',
  'hips',
  'inseam',
  'sleeve',
  'shoulder',
  'length',
  'insole_length',
  'heel_height',
  'width',
  'height',
  'depth',
  'strap_drop',
  'shirt_cloth',
  'trouser_cloth',
  'dupatta_cloth',
] as const
export type Measure = (typeof measures)[number]

/** Measurements in metres: cloth of unstitched suits. */
export const metreMeasures: readonly Measure[] = ['shirt_cloth', 'trouser_cloth', 'dupatta_cloth']

const dress: readonly Measure[] = ['chest', 'waist', 'hips', 'shoulder', 'sleeve', 'length']
/** Suits, shalwar kameez, activewear and categories without a list of their own. */
const outfit: readonly Measure[] = [...dress, 'inseam']

const byCategory: readonly (readonly [readonly Measure[], readonly number[]])[] = [
  // Tops, sweaters, coats
  [
    ['chest', 'shoulder', 'sleeve', 'length'],
    [1, 3, 7, 12, 14, 18, 24, 28],
  ],
  // Waistcoats
  [['chest', 'shoulder', 'length'], [5]],
  // Trousers
  [
    ['waist', 'hips', 'inseam', 'length'],
    [2, 13, 25],
  ],
  // Dresses, abayas, wedding dresses, children's sets
  [dress, [17, 19, 26, 27, 29, 49]],
  // Shoes
  [
    ['insole_length', 'heel_height'],
    [8, 21, 30],
  ],
  // Bags
  [
    ['width', 'height', 'depth', 'strap_drop'],
    [9, 22],
  ],
  // Accessories, shawls, jewellery
  [
    ['length', 'width'],
    [10, 20, 23, 31],
  ],
  // Unstitched suits
  [metreMeasures, [16]],
  // Beauty
  [[], [37, 38, 39, 40]],
]

/** Returns the measurements of a category in display order (PRODUCT-4, docs/decisions/015). */
export function measuresOf(categoryId: number): readonly Measure[] {
  return byCategory.find(([, ids]) => ids.includes(categoryId))?.[0] ?? outfit
}
