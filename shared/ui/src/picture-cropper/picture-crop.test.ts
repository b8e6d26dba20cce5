import { expect, test } from 'vitest'
import { movedCrop, squareOf, wholeCrop } from './picture-crop.ts'

const wide = { width: 400, height: 200 }

test('crops the middle square by default', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 })
})

test('crops a smaller square around the same centre when zoomed', () => {
  expect(squareOf(wide, { ...wholeCrop, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
})

test('moves with the pointer and stops at the edges', () => {
  const moved = movedCrop(wide, wholeCrop, 0.25, 0.5)
  expect(squareOf(wide, moved)).toEqual({ left: 50, top: 0, side: 200 })
  expect(squareOf(wide, movedCrop(wide, moved, 9, 9))).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareOf(wide, movedCrop(wide, moved, -9, -9))).toEqual({ left: 200, top: 0, side: 200 })
})
