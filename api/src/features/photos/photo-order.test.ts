import { expect, test } from 'vitest'
import { inOrder } from './photo-order.ts'

test.each([
  ['none requested: added ones last', [], [1, 2], [3], [1, 2, 3]],
  ['new ones where they were put', ['new', 2, 'new', 1], [1, 2], [3, 4], [3, 2, 4, 1]],
  ['the rest behind', [2], [1, 2, 5], [3], [2, 1, 5, 3]],
  ['strangers, repeats and too many new ones left out', [9, 2, 2, 'new', 'new'], [1, 2], [3], [2, 3, 1]],
] as const)('puts photos in order: %s', (_what, wanted, standing, added, order) => {
  expect(inOrder(wanted, standing, added)).toEqual(order)
})
