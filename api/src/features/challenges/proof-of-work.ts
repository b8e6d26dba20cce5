import { pbkdf2, randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Challenger } from './challenger.ts'

/** A few milliseconds of processor time for each challenge and each solution. */
const ITERATIONS = 5_000
const SALT_BYTES = 16
const KEY_BYTES = 16

const derive = promisify(pbkdf2)

async function keyOf(salt: string, number: string, iterations: number): Promise<string> {
  return (await derive(salt, number, iterations, KEY_BYTES, 'sha256')).toString('hex')
}

/**
 * Has a device derive up to `maxTries` keys, half of them on average (decision 048). A browser derives keys in native
 * code, so that a program gains little over it.
 */
export function createProofOfWork(maxTries: number): Challenger {
  return {
    async create() {
      const salt = randomBytes(SALT_BYTES).toString('hex')
      const target = await keyOf(salt, String(randomInt(maxTries + 1)), ITERATIONS)
      return { kind: 'work', salt, iterations: ITERATIONS, max: maxTries, target }
    },
    async isSolution(puzzle, solution) {
      if (puzzle.kind !== 'work' || !/^\d{1,9}$/.test(solution)) return false
      return (await keyOf(puzzle.salt, solution, puzzle.iterations)) === puzzle.target
    },
  }
}
