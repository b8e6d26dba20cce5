import type { Colour, Fabric } from '../photos/photo-spec.ts'
import type { GarmentLine } from './garment-line.ts'
import type { SellerSketch } from './people.ts'
import type { SizeChoice } from './sizes.ts'

/** What becomes of a draft: on sale, sold, or one of the states a shopper never sees. */
export type Fate = 'on sale' | 'sold' | 'pending' | 'rejected' | 'paused'

/** A product while it is being decided, before it has words, a place and photos. */
export interface Draft {
  readonly group: string
  readonly line: GarmentLine
  readonly fabric: Fabric
  readonly colour: Colour
  readonly accent: Colour
  readonly brand: string | null
  readonly condition: 1 | 2 | 3
  readonly fate: Fate
  readonly seller: SellerSketch
  readonly size: SizeChoice
  readonly price: number
  readonly quantity: number
  readonly soldPieces: number
  readonly takesOffers: boolean
  /** Set by hand for show pieces. */
  readonly title: string | null
}
