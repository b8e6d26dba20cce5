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

/** Returns the step to which prices of this size are rounded. */
export function priceStep(price: number): number {
  if (price < 1000) return 50
  if (price < 5000) return 100
  return price < 15000 ? 500 : 1000
}

/** Rounds a price as people do, or just below the round number. */
function asWritten(price: number, dice: Dice): number {
  const step = priceStep(price)
  const round = Math.max(step, Math.round(price / step) * step)
  if (price < 5000 && dice.chance(0.15)) return round + 50
  return round >= 1000 && dice.chance(0.1) ? round - 1 : round
}

/** In bridal wear work and weight set the price, so a designer's name counts half. */
const DESIGNER_WEIGHT = 0.47

/** Returns the second-hand price for a brand, fabric and condition, in whole rupees. */
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
