import { sizesOf } from '@closyyy/contract/category-sizes'
import { withLatinDigits } from '@closyyy/contract/latin-digits'
import { type Measure, measuresOf } from '@closyyy/contract/measures'
import { standardSizeOf } from '@closyyy/contract/size-systems'
import { letterSizes } from '@closyyy/contract/sizes'

/** Size and measurements as typed; values survive a change of category. */
export interface SizeValues extends Record<Measure, string> {
  size: string
}

/** Offers letter sizes until a category is chosen. */
export function offeredSizes(categoryId: string): readonly string[] {
  return categoryId === '' ? letterSizes : sizesOf(Number(categoryId))
}

export function offeredMeasures(categoryId: string): readonly Measure[] {
  return categoryId === '' ? [] : measuresOf(Number(categoryId))
}

/** Empty if the category does not have the chosen size. */
export function chosenSize(categoryId: string, { size }: Pick<SizeValues, 'size'>): string {
  return offeredSizes(categoryId).includes(size) ? size : ''
}

/** Returns the category's size and measurements for the wire, with the standard size for older servers. */
export function sizeInput(categoryId: string, values: SizeValues): Record<string, string> {
  const size = chosenSize(categoryId, values)
  const fields = [
    ['standard_size', size && standardSizeOf(size)],
    ['size', size],
    ...offeredMeasures(categoryId).map(measure => [measure, values[measure]]),
  ]
  return Object.fromEntries(fields.filter(([, value]) => value))
}

/** Returns a typed measurement in Latin digits; undefined unless it has at most three digits and two decimals. */
export function readMeasure(text: string): string | undefined {
  const measure = withLatinDigits(text.trim()).replace(/[,،٫]/, '.')
  return /^\d{0,3}(\.\d{0,2})?$/.test(measure) ? measure : undefined
}
