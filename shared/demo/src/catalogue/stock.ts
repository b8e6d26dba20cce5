import type { Dice } from './dice.ts'
import type { DraftState } from './draft.ts'
import type { Family, GarmentLine } from './garment-line.ts'

const conditionWeights: Partial<Record<Family, readonly [isNew: number, likeNew: number, good: number]>> = {
  unstitched: [8, 2, 0.5],
  'make-up': [4, 5, 1],
  skincare: [5, 4, 1],
  fragrance: [3, 5, 2],
  bridal: [1, 8, 2],
  jewellery: [3, 6, 2],
  'ethnic shoes': [3, 5, 2],
}

export function chooseCondition(line: GarmentLine, dice: Dice): 1 | 2 | 3 {
  const weights = conditionWeights[line.family] ?? [1.3, 5, 3.7]
  return dice.weigh([1, 2, 3] as const, condition => weights[condition - 1]!)
}

const repeatable = new Set<Family>([
  'unstitched',
  'jewellery',
  'ethnic shoes',
  'make-up',
  'skincare',
  'fragrance',
  'kids',
])

export interface Units {
  readonly quantity: number
  readonly soldUnits: number
}

/** Usually one unit; new products sold in packs and pairs sometimes two to five, some already sold. */
export function chooseUnits(line: GarmentLine, condition: 1 | 2 | 3, state: DraftState, dice: Dice): Units {
  if (state === 'sold') return { quantity: 1, soldUnits: 1 }
  const hasSeveralUnits = condition === 1 && repeatable.has(line.family) && dice.chance(0.45)
  if (!hasSeveralUnits) return { quantity: 1, soldUnits: 0 }
  const quantity = dice.whole(2, 5)
  return { quantity, soldUnits: state === 'on sale' && dice.chance(0.4) ? dice.whole(1, quantity - 1) : 0 }
}
