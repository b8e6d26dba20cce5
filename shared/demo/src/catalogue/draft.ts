import type { Colour, Fabric } from '../photos/photo-spec.ts'
import type { GarmentLine } from './garment-line.ts'
import type { SellerSketch } from './people.ts'
import type { SizeChoice } from './sizes.ts'

/** State of a draft product: on sale, sold, or hidden from shoppers. */
export type DraftState = 'on sale' | 'sold' | 'pending' | 'rejected' | 'paused'

/** A product before its texts, seller and photos are chosen. */
export interface Draft {
  readonly group: string
  readonly line: GarmentLine
  readonly fabric: Fabric
  readonly colour: Colour
  readonly accent: Colour
  readonly brand: string | null
  readonly condition: 1 | 2 | 3
  readonly state: DraftState
  readonly seller: SellerSketch
  readonly size: SizeChoice
  readonly price: number
  readonly quantity: number
  readonly soldUnits: number
  readonly takesOffers: boolean
  /** Set only for products of the showcase. */
  readonly title: string | null
}
