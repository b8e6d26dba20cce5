import { type Measure, metreMeasures } from './measures.ts'
import { ageSizes, letterSizes, pieceSizes, shoeSizes, waistSizes } from './size-values.ts'

interface SizeRules {
  /** Every size of the category, in the order to offer them. */
  sizes: readonly string[]
  measures: readonly Measure[]
}

const upperBody = ['chest', 'shoulder', 'sleeve', 'length'] as const
const lowerBody = ['waist', 'hips', 'inseam', 'length'] as const
const dress = ['chest', 'waist', 'hips', 'shoulder', 'sleeve', 'length'] as const
const outfit = [...dress, 'inseam'] as const
const footwear = ['insole_length', 'heel_height'] as const
const bag = ['width', 'height', 'depth', 'strap_drop'] as const
const flat = ['length', 'width'] as const

const top: SizeRules = { sizes: letterSizes, measures: upperBody }
const gown: SizeRules = { sizes: letterSizes, measures: dress }
const suit: SizeRules = { sizes: letterSizes, measures: outfit }
const carried: SizeRules = { sizes: [], measures: bag }
const unsized: SizeRules = { sizes: [], measures: flat }
const childTop: SizeRules = { sizes: ageSizes, measures: upperBody }
const childSuit: SizeRules = { sizes: ageSizes, measures: dress }
const beauty: SizeRules = { sizes: [], measures: [] }

const rules: Readonly<Record<number, SizeRules>> = {
  // Men
  1: top,
  2: { sizes: [...waistSizes.men, ...letterSizes], measures: lowerBody },
  3: top,
  4: suit,
  5: { sizes: letterSizes, measures: ['chest', 'shoulder', 'length'] },
  6: suit,
  7: top,
  8: { sizes: shoeSizes.men, measures: footwear },
  9: carried,
  10: unsized,
  11: suit,
  // Women
  12: top,
  13: { sizes: [...waistSizes.women, ...letterSizes], measures: lowerBody },
  14: top,
  15: suit,
  16: { sizes: pieceSizes, measures: metreMeasures },
  17: gown,
  18: top,
  19: gown,
  20: unsized,
  21: { sizes: shoeSizes.women, measures: footwear },
  22: carried,
  23: unsized,
  // Kids
  24: childTop,
  25: { sizes: ageSizes, measures: lowerBody },
  26: childSuit,
  27: childSuit,
  28: childTop,
  29: childSuit,
  30: { sizes: shoeSizes.kids, measures: footwear },
  31: unsized,
  // Beauty
  37: beauty,
  38: beauty,
  39: beauty,
  40: beauty,
  // Wedding dresses
  49: gown,
}

const rulesOf = (categoryId: number) => rules[categoryId] ?? suit

/** The sizes that a product of this category can have; none for bags, jewellery, beauty and the like (docs/decisions/015). */
export function sizesOf(categoryId: number): readonly string[] {
  return rulesOf(categoryId).sizes
}

/** The measurements that make sense for a product of this category. */
export function measuresOf(categoryId: number): readonly Measure[] {
  return rulesOf(categoryId).measures
}

/** True where a product of this category names its size. */
export function hasSizes(categoryId: number): boolean {
  return sizesOf(categoryId).length > 0
}

/** True where the server refuses a product without a size; clients older than the sizes by pieces send none for unstitched suits. */
export function requiresSize(categoryId: number): boolean {
  return hasSizes(categoryId) && sizesOf(categoryId) !== pieceSizes
}

/** The sizes of several categories, each once, in the order of their systems. */
export function sizesOfAll(categoryIds: readonly number[]): string[] {
  return [...new Set(categoryIds.flatMap(sizesOf))]
}
