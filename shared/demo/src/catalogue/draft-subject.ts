import type { Fabric } from '../photos/photo-spec.ts'
import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import { dyesFor } from './dyes.ts'
import type { GarmentLine } from './garment-line.ts'
import { accentsFor } from './palettes.ts'

/** Photo subject and brand of a product. */
export type Subject = Pick<Draft, 'fabric' | 'colour' | 'accent' | 'brand'>

/** Picks the choice least used in its category, so that no category is all teal or all one print. */
function pickFresh<T extends string>(choices: readonly T[], place: string, uses: Map<string, number>, dice: Dice): T {
  const keyOf = (choice: T) => `${place} ${choice}`
  const chosen = dice.weigh(choices, choice => 1 / (1 + 3 * (uses.get(keyOf(choice)) ?? 0)) ** 2)
  uses.set(keyOf(chosen), (uses.get(keyOf(chosen)) ?? 0) + 1)
  return chosen
}

/** Chooses a subject; repeats a combination of garment, fabric, colour and brand only if it must. */
export function draftSubject(line: GarmentLine, uses: Map<string, number>, dice: Dice, attempts = 12): Subject {
  const place = `${line.category}`
  const fabrics = Object.keys(line.cloths) as Fabric[]
  const fabric = pickFresh(fabrics, `${place} ${line.garment}`, uses, dice)
  const colour = pickFresh(dyesFor(line, fabric), place, uses, dice)
  const brand = dice.pick(line.brands)
  const accents = (line.accents ?? accentsFor(colour, fabric)).filter(candidate => candidate !== colour)
  const accent = dice.pick(accents.length > 0 ? accents : accentsFor(colour, fabric))
  const whole = `${place} ${line.garment} ${fabric} ${colour} ${line.accents ? accent : ''} ${brand}`
  if (uses.has(whole) && attempts > 0) return draftSubject(line, uses, dice, attempts - 1)
  uses.set(whole, 1)
  return { fabric, colour, accent, brand }
}
