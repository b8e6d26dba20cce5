import { sizesOf } from '@closyyy/contract/category-sizes'
import { type Measure, measuresOf } from '@closyyy/contract/measures'
import { standardSizeOf } from '@closyyy/contract/size-systems'
import { letterSizes } from '@closyyy/contract/size-values'

/** A size and measurements as typed; they stay while the category changes, whether or not it has them. */
export interface SizeValues extends Record<Measure, string> {
  size: string
}

/** The sizes to choose from; before a category is chosen, the letters. */
export function offeredSizes(categoryId: string): readonly string[] {
  return categoryId === '' ? letterSizes : sizesOf(Number(categoryId))
}

/** The measurements to ask for. */
export function offeredMeasures(categoryId: string): readonly Measure[] {
  return categoryId === '' ? [] : measuresOf(Number(categoryId))
}

/** The chosen size, empty where the category does not have it. */
export function chosenSize(categoryId: string, { size }: Pick<SizeValues, 'size'>): string {
  return offeredSizes(categoryId).includes(size) ? size : ''
}

/** What of size and measurements the category has, as the wire names it, with the standard size for older servers. */
export function sizeInput(categoryId: string, values: SizeValues): Record<string, string> {
  const size = chosenSize(categoryId, values)
  const given = [
    ['standard_size', size && standardSizeOf(size)],
    ['size', size],
    ...offeredMeasures(categoryId).map(measure => [measure, values[measure]]),
  ]
  return Object.fromEntries(given.filter(([, value]) => value))
}
