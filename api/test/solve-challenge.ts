import { pbkdf2Sync } from 'node:crypto'
import type { Challenge } from '@closyyy/contract/errors'

/** Finds the number of a proof-of-work puzzle by trying all of them. */
export function numberOf(puzzle: Challenge['puzzle']): number {
  if (puzzle.kind !== 'work') throw new Error(`Cannot solve a ${puzzle.kind}.`)
  const { salt, iterations, max, target } = puzzle
  const keyOf = (number: number) => pbkdf2Sync(salt, String(number), iterations, 16, 'sha256').toString('hex')
  for (let number = 0; number <= max; number++) if (keyOf(number) === target) return number
  throw new Error('The puzzle has no solution.')
}

/** Returns the header that solves a challenge. */
export const solutionOf = ({ token, puzzle }: Challenge): string => `${token}.${numberOf(puzzle)}`
