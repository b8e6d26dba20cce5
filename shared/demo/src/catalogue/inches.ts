import type { Dice } from './dice.ts'
import type { DemoMeasurements } from './shapes.ts'

const openings = ['Measured flat and doubled: ', 'In inches: ', 'Measurements in inches are ', 'By the tape: ']

/** Returns the measurements as a sentence, empty without any. */
export function inchesSentence(measurements: DemoMeasurements, dice: Dice): string {
  const parts = Object.entries(measurements)
    .filter(([, inches]) => inches !== null)
    .map(([part, inches]) => `${part} ${inches}`)
  return parts.length > 0 ? `${dice.pick(openings)}${parts.join(', ')}.` : ''
}
