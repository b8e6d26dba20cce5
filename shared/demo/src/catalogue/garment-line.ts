import type { Colour, Fabric, Garment } from '../photos/photo-spec.ts'

/** Which words describe a product. */
export type Family =
  | 'menswear'
  | 'men ethnic'
  | 'suiting'
  | 'warm'
  | 'active'
  | 'denim'
  | 'womenswear'
  | 'lawn'
  | 'unstitched'
  | 'modest'
  | 'wrap'
  | 'bridal'
  | 'kids'
  | 'kids festive'
  | 'shoes'
  | 'ethnic shoes'
  | 'bag'
  | 'jewellery'
  | 'watch'
  | 'small leather'
  | 'shades'
  | 'make-up'
  | 'skincare'
  | 'fragrance'

/** How a product is measured. */
export type Fit =
  | 'men top'
  | 'men bottom'
  | 'women top'
  | 'women bottom'
  | 'women full'
  | 'child'
  | 'baby'
  | 'men shoe'
  | 'women shoe'
  | 'child shoe'
  | 'none'

/** One kind of thing people sell: what it is called, made of, branded and worth. */
export interface GarmentLine {
  readonly category: number
  readonly garment: Garment
  readonly family: Family
  readonly fit: Fit
  readonly nouns: readonly string[]
  /** Words that stand before the noun in some titles. */
  readonly styles: readonly string[]
  /** Words that end some titles. */
  readonly tails?: readonly string[]
  /** The cloths it comes in and what a title calls each; an empty word leaves it out. */
  readonly cloths: Partial<Record<Fabric, readonly string[]>>
  readonly colours: readonly Colour[]
  readonly accents?: readonly Colour[]
  /** Null is a product without a brand; a name may stand more than once. */
  readonly brands: readonly (string | null)[]
  /** Rupees for a like-new one of a middling brand in plain cloth. */
  readonly price: readonly [low: number, high: number]
  /** How common it is within its category. */
  readonly share: number
}
