import type { GarmentLine } from '../garment-line.ts'
import { bagsAndAccessories } from './bags-and-accessories.ts'
import { beauty } from './beauty.ts'
import { bridal } from './bridal.ts'
import { kids } from './kids.ts'
import { menBottoms } from './men-bottoms.ts'
import { menEthnic } from './men-ethnic.ts'
import { menOuterwear } from './men-outerwear.ts'
import { menTops } from './men-tops.ts'
import { shoes } from './shoes.ts'
import { womenStitched } from './women-stitched.ts'
import { womenWestern } from './women-western.ts'

const lines: readonly GarmentLine[] = [
  ...menTops,
  ...menBottoms,
  ...menOuterwear,
  ...menEthnic,
  ...womenStitched,
  ...womenWestern,
  ...bridal,
  ...kids,
  ...shoes,
  ...bagsAndAccessories,
  ...beauty,
]

/** Returns all garment lines of a category. */
export function linesOf(category: number): readonly GarmentLine[] {
  return lines.filter(line => line.category === category)
}
