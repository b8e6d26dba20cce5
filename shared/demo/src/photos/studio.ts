import type { Bolt } from './bolt.ts'
import type { PhotoSpec } from './photo-spec.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** Everything a garment needs to draw itself for one photo. */
export interface Studio {
  spec: PhotoSpec
  sheet: Sheet
  /** Choices that belong to the product: equal in all its photos. */
  cut: Random
  /** Choices that belong to this photo; front and back are taken in one session and share them. */
  pose: Random
  /** The product's cloth. */
  bolt: Bolt
  /** The second cloth: lining, trousers under a kameez, trims. */
  second: Bolt
  isBack: boolean
  isHung: boolean
  isFlat: boolean
  /** Where the light stands: -1 left, 1 right. */
  light: -1 | 1
}
