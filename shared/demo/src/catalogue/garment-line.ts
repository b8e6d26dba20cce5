import type { Colour, Fabric, Garment } from '../photos/photo-spec.ts'

/** Chooses the words that describe a product. */
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

/** Measurements of a product. */
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

/** One kind of product: its name, materials, brands and price. */
export interface GarmentLine {
  readonly category: number
  readonly garment: Garment
  readonly family: Family
  readonly fit: Fit
  readonly nouns: readonly string[]
  /** Words before the noun in some titles. */
  readonly styles: readonly string[]
  /** Words at the end of some titles. */
  readonly tails?: readonly string[]
  /** Fabrics and their words in titles; an empty word omits the fabric. */
  readonly cloths: Partial<Record<Fabric, readonly string[]>>
  readonly colours: readonly Colour[]
  readonly accents?: readonly Colour[]
  /** Null is a product without a brand; a name may occur more than once. */
  readonly brands: readonly (string | null)[]
  /** Rupees for a like-new product of an average brand in plain fabric. */
  readonly price: readonly [low: number, high: number]
  /** Frequency within its category. */
  readonly share: number
}
