import { expect, test } from 'vitest'
import { sharesSent } from './use-upload.ts'

test.each([
  [0, [0, 0]],
  [50, [0.5, 0]],
  [100, [1, 0]],
  [250, [1, 0.5]],
  [900, [1, 1]],
])('reports the sent share of each photo after %i bytes', (sent, shares) => {
  expect(sharesSent([{ size: 100 }, { size: 300 }], sent)).toEqual(shares)
})
