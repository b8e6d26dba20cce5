import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

const ITERATIONS = 10
const challengeOf = (number: number, max: number) => ({
  token: 'signed',
  puzzle: {
    kind: 'work' as const,
    salt: 'ab12',
    iterations: ITERATIONS,
    max,
    target: pbkdf2Sync('ab12', String(number), ITERATIONS, 16, 'sha256').toString('hex'),
  },
})

// LIMIT-9
test.each([
  [0, 40],
  [17, 40],
  [40, 40],
])('finds %i of %i', async (number, max) => {
  expect(await solveChallenge(challengeOf(number, max))).toBe(`signed.${number}`)
})

test('rejects a challenge without a solution', async () => {
  await expect(solveChallenge(challengeOf(99, 40))).rejects.toThrow('no solution')
})
