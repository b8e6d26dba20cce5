import { sizesOf } from '@closyyy/contract/category-sizes'
import { measuresOf } from '@closyyy/contract/measures'
import type { Dice } from './dice.ts'
import type { Fit, GarmentLine } from './garment-line.ts'
import type { DemoDetails, DemoMeasurements } from './shapes.ts'

/** A size on the wire, known measurements in inches, and its names in texts. */
export interface SizeChoice {
  readonly size: string | null
  readonly measurements: DemoMeasurements
  /** Measurements in inches that descriptions omit. */
  readonly details: DemoDetails
  /** Exactly one is set, by the kind of product. */
  readonly letter: Letter | null
  readonly waist: number | null
  readonly eu: number | null
  readonly age: string | null
}

const letters = ['small', 'medium', 'large', 'extra_large'] as const
export type Letter = (typeof letters)[number]
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

/** Waist sizes of trousers; shalwars, palazzos and skirts have letter sizes. */
const waistTags: Readonly<Partial<Record<Fit, readonly number[]>>> = {
  'men bottom': [30, 32, 34, 36],
  'women bottom': [26, 28, 30, 32],
}
const tagged = new Set(['jeans', 'trousers', 'shorts'])

/** Bags, in inches. */
const bags: Readonly<Record<string, DemoDetails>> = {
  backpack: { width: 12, height: 16.5, depth: 5, strap_drop: 14 },
  tote: { width: 15, height: 13, depth: 5.5, strap_drop: 10 },
  handbag: { width: 12.5, height: 9, depth: 5, strap_drop: 8 },
  clutch: { width: 9.5, height: 5, depth: 1.5, strap_drop: 20 },
}

/** Inches of a medium size for adults, and the step between sizes. */
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

function measure({ category, fit }: GarmentLine, step: number, dice: Dice): DemoMeasurements {
  const cut = tailoring[fit]
  if (!cut) return unknown
  const inches = Object.entries(cut.medium).map(([part, medium]) => {
    const more = cut.step[part as keyof DemoMeasurements] ?? 0
    return [part, Math.round((medium! + more * step) * 2 + dice.whole(-1, 1)) / 2] as const
  })
  const fitting: readonly string[] = measuresOf(category)
  return { ...unknown, ...Object.fromEntries(inches.filter(([part]) => fitting.includes(part))) }
}

/** Returns the insole length in inches for a European size, whose scale adds 1.5 cm to the foot. */
const insoleInches = (eu: number) => Math.round(((eu / 1.5 - 1.5) / 2.54) * 4) / 4

function detailsOf({ category, garment }: GarmentLine, eu: number | null): DemoDetails {
  if (eu !== null) return { insole_length: insoleInches(eu) }
  return (measuresOf(category).includes('strap_drop') && bags[garment]) || {}
}

/** Converts `2 to 3 years` to its wire value. */
function ageSize(age: string): string {
  const [from, , to, unit = ''] = age.split(' ')
  return `age-${from}-${to}${unit[0]}`
}

const unisizedGarments = new Set(['shawl', 'dupatta', 'unstitched fabric'])
const nameless = { size: null, measurements: unknown, letter: null, waist: null, eu: null, age: null }

/** The system of a size that names it in texts. */
type Named = Pick<SizeChoice, 'letter' | 'waist' | 'eu' | 'age'>

function sizeValue({ letter, waist, eu, age }: Named): string | null {
  if (eu !== null) return `eu-${eu}`
  if (age !== null) return ageSize(age)
  return waist === null ? letter : `waist-${waist}`
}

const ages: Readonly<Partial<Record<Fit, readonly string[]>>> = {
  baby: babyAges,
  child: childAges,
  'child shoe': shoeAges,
}

function waistOf({ category, garment, fit }: GarmentLine, index: number): number | null {
  const inches = tagged.has(garment) ? waistTags[fit]?.[index] : undefined
  return inches && sizesOf(category).includes(`waist-${inches}`) ? inches : null
}

/** Chooses a size for a product; `asMeasured` adds measurements. */
export function chooseSize(line: GarmentLine, asMeasured: boolean, dice: Dice): SizeChoice {
  if (line.fit === 'none' || unisizedGarments.has(line.garment)) {
    return { ...nameless, details: asMeasured ? detailsOf(line, null) : {} }
  }
  const index = dice.weigh([0, 1, 2, 3], step => [5, 8, 6, 3][step]!)
  const european = shoeSizes[line.fit]?.[index]
  const measurements = asMeasured ? measure(line, index - 1, dice) : unknown
  const eu = european ? dice.pick(european) : null
  const age = ages[line.fit]?.[index] ?? null
  const waist = waistOf(line, index)
  const letter = eu === null && age === null && waist === null ? letters[index]! : null
  const named = { letter, waist, eu, age }
  return { ...named, size: sizeValue(named), measurements, details: asMeasured ? detailsOf(line, eu) : {} }
}
