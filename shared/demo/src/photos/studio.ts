import type { Bolt } from './bolt.ts'
import type { PhotoSpec } from './photo-spec.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** The context in which a garment is drawn for one photo. */
export interface Studio {
  spec: PhotoSpec
  sheet: Sheet
  /** Choices shared by all photos of the product. */
  cut: Random
  /** Choices of this photo; front and back share them. */
  pose: Random
  /** The product's cloth. */
  bolt: Bolt
  /** The second cloth: lining, trousers under a kameez, trims. */
  second: Bolt
  isBack: boolean
  isHung: boolean
  isFlat: boolean
  /** Direction of the light: -1 left, 1 right. */
  light: -1 | 1
}
