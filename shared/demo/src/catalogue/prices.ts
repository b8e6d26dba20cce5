import type { Fabric } from '../photos/photo-spec.ts'
import { brandFactor } from './brands.ts'
import type { Dice } from './dice.ts'
import type { GarmentLine } from './garment-line.ts'

const clothFactor: Partial<Record<Fabric, number>> = {
  embroidered: 1.2,
  zari: 1.35,
  velvet: 1.25,
  silk: 1.15,
  'mirror work': 1.25,
  leather: 1.15,
  suede: 1.1,
  chiffon: 1.1,
  'block print': 1.05,
}
const conditionFactor = { 1: 1.25, 2: 1, 3: 0.74 } as const

/** The step in which people name a price of this height. */
export function priceStep(price: number): number {
  if (price < 1000) return 50
  if (price < 5000) return 100
  return price < 15000 ? 500 : 1000
}

/** A price as people write it: round, or just under the round one. */
function asWritten(price: number, dice: Dice): number {
  const step = priceStep(price)
  const round = Math.max(step, Math.round(price / step) * step)
  if (price < 5000 && dice.chance(0.15)) return round + 50
  return round >= 1000 && dice.chance(0.1) ? round - 1 : round
}

/** Work and weight make a bridal dear; the name on it counts for half. */
const DESIGNER_WEIGHT = 0.47

/** What a used one of that brand, cloth and condition fetches, in whole rupees. */
export function choosePrice(
  line: GarmentLine,
  fabric: Fabric,
  brand: string | null,
  condition: 1 | 2 | 3,
  dice: Dice,
): number {
  const [low, high] = line.price
  const base = low + ((high - low) * dice.whole(0, 100)) / 100
  const cloth = Object.keys(line.cloths).length > 1 && line.family !== 'bridal' ? (clothFactor[fabric] ?? 1) : 1
  const factor = brandFactor(brand)
  const label = line.family === 'bridal' ? 1 + (factor - 1) * DESIGNER_WEIGHT : factor
  return asWritten(base * cloth * label * conditionFactor[condition], dice)
}
