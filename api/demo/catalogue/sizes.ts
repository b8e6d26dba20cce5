import type { Dice } from './dice.ts'
import type { Fit, GarmentLine } from './garment-line.ts'
import type { DemoMeasurements, DemoSize } from './shapes.ts'

/** The size of one product: the standard one, inches where known, and how a shoe or child's size is said. */
export interface SizeChoice {
  readonly standard_size: DemoSize | null
  readonly measurements: DemoMeasurements
  readonly eu: number | null
  readonly age: string | null
}

const letters: readonly DemoSize[] = ['small', 'medium', 'large', 'extra_large']
const unknown: DemoMeasurements = { chest: null, waist: null, hips: null, inseam: null, sleeve: null, shoulder: null }
const childAges = ['2 to 3 years', '4 to 5 years', '6 to 7 years', '8 to 9 years'] as const
const babyAges = ['0 to 3 months', '3 to 6 months', '6 to 12 months', '12 to 18 months'] as const
const shoeAges = ['2 to 3 years', '4 to 5 years', '6 to 8 years', '9 to 11 years'] as const

const shoeSizes: Readonly<Partial<Record<Fit, readonly (readonly number[])[]>>> = {
  'men shoe': [[39, 40], [41, 42], [43], [44, 45]],
  'women shoe': [[36], [37, 38], [39], [40, 41]],
  'child shoe': [
    [22, 23, 24],
    [26, 27, 28],
    [30, 31, 32],
    [34, 35],
  ],
}

/** Inches of a medium and what a size more adds, for adults. */
const tailoring: Readonly<
  Partial<Record<Fit, { readonly medium: Partial<DemoMeasurements>; readonly step: Partial<DemoMeasurements> }>>
> = {
  'men top': { medium: { chest: 41, sleeve: 24.5, shoulder: 18 }, step: { chest: 3, sleeve: 0.5, shoulder: 0.75 } },
  'men bottom': { medium: { waist: 33, hips: 40, inseam: 30 }, step: { waist: 2.5, hips: 2.5, inseam: 0.5 } },
  'women top': { medium: { chest: 38, shoulder: 14.5, sleeve: 20 }, step: { chest: 2.5, shoulder: 0.5, sleeve: 0.5 } },
  'women bottom': { medium: { waist: 29, hips: 39, inseam: 28 }, step: { waist: 2.5, hips: 2.5, inseam: 0.25 } },
  'women full': {
    medium: { chest: 38, waist: 33, hips: 41, shoulder: 14.5 },
    step: { chest: 2.5, waist: 2.5, hips: 2.5, shoulder: 0.5 },
  },
}

function measure(fit: Fit, step: number, dice: Dice): DemoMeasurements {
  const cut = tailoring[fit]
  if (!cut) return unknown
  const inches = Object.entries(cut.medium).map(([part, medium]) => {
    const more = cut.step[part as keyof DemoMeasurements] ?? 0
    return [part, Math.round((medium! + more * step) * 2 + dice.whole(-1, 1)) / 2]
  })
  return { ...unknown, ...Object.fromEntries(inches) }
}

const unisizedGarments = new Set(['shawl', 'dupatta', 'unstitched fabric'])

/** Draws a size for a product of a line; `asMeasured` says whether the seller took a tape to it. */
export function chooseSize(line: GarmentLine, asMeasured: boolean, dice: Dice): SizeChoice {
  if (line.fit === 'none' || unisizedGarments.has(line.garment)) {
    return { standard_size: null, measurements: unknown, eu: null, age: null }
  }
  const index = dice.weigh([0, 1, 2, 3], step => [5, 8, 6, 3][step]!)
  const ages =
    line.fit === 'baby' ? babyAges : line.fit === 'child' ? childAges : line.fit === 'child shoe' ? shoeAges : null
  const european = shoeSizes[line.fit]?.[index]
  return {
    standard_size: letters[index]!,
    measurements: asMeasured ? measure(line.fit, index - 1, dice) : unknown,
    eu: european ? dice.pick(european) : null,
    age: ages?.[index] ?? null,
  }
}
