import { expect, test } from 'vitest'
import { cropSquare, defaultCrop, moveCrop } from './picture-crop.ts'

const wide = { width: 400, height: 200 }

test('crops the middle square by default', () => {
  expect(cropSquare(wide, defaultCrop)).toEqual({ left: 100, top: 0, side: 200 })
})

test('crops a smaller square around the same centre when zoomed', () => {
  expect(cropSquare(wide, { ...defaultCrop, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
})

test('moves with the pointer and stops at the edges', () => {
  const moved = moveCrop(wide, defaultCrop, 0.25, 0.5)
  expect(cropSquare(wide, moved)).toEqual({ left: 50, top: 0, side: 200 })
  expect(cropSquare(wide, moveCrop(wide, moved, 9, 9))).toEqual({ left: 0, top: 0, side: 200 })
  expect(cropSquare(wide, moveCrop(wide, moved, -9, -9))).toEqual({ left: 200, top: 0, side: 200 })
})
