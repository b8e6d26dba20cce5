import { expect, test } from 'vitest'
import { percentOf, pieSlices } from './pie-slices.ts'

test('divides a pie clockwise from the top', () => {
  const slices = pieSlices([2, 1, 1])
  expect(slices.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25])
  expect(slices.map(({ path }) => path)).toEqual([
    'M 0 0 L 0 -1 A 1 1 0 0 1 0 1 Z',
    'M 0 0 L 0 1 A 1 1 0 0 1 -1 0 Z',
    'M 0 0 L -1 0 A 1 1 0 0 1 0 -1 Z',
  ])
})

test('uses the large arc for more than half', () => {
  expect(pieSlices([3, 1])[0]?.path).toBe('M 0 0 L 0 -1 A 1 1 0 1 1 -1 0 Z')
})

test('draws a single category as a whole pie', () => {
  expect(pieSlices([7])).toEqual([
    {
      path: 'M 0 -1 A 1 1 0 1 1 0 1 A 1 1 0 1 1 0 -1 Z',
      share: 1,
      middle: { x: 0, y: 0 },
      colour: 0,
      pattern: 0,
    },
  ])
})

test('returns no slices without counts', () => {
  expect(pieSlices([])).toEqual([])
  expect(pieSlices([0])).toEqual([])
})

// SHOP-5
test('gives no two of twenty-five slices the same colour and pattern', () => {
  const looks = pieSlices(Array.from({ length: 25 }, () => 1)).map(({ colour, pattern }) => `${colour}/${pattern}`)
  expect(new Set(looks).size).toBe(25)
})

test('shows a small share as one percent', () => {
  expect(percentOf(0.001)).toBe(1)
  expect(percentOf(0.255)).toBe(26)
})
