import { expect, test } from 'vitest'
import { dragged, squareOf, wholePicture } from './picture-crop.ts'

const wide = { width: 800, height: 400 }

test('at first the middle of the picture is kept, its short side whole', () => {
  expect(squareOf(wide, wholePicture)).toEqual({ left: 200, top: 0, side: 400 })
})

test('zooming in keeps less, at the same place', () => {
  expect(squareOf(wide, { zoom: 2, x: 0.5, y: 0.5 })).toEqual({ left: 300, top: 100, side: 200 })
})

test('dragging to the end shows the start, and never more than the picture', () => {
  expect(squareOf(wide, dragged(wide, wholePicture, 0.25, 0.25))).toEqual({ left: 100, top: 0, side: 400 })
  expect(squareOf(wide, dragged(wide, wholePicture, 9, 9))).toEqual({ left: 0, top: 0, side: 400 })
  expect(squareOf(wide, dragged(wide, wholePicture, -9, 0))).toEqual({ left: 400, top: 0, side: 400 })
})
