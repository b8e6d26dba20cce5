import { expect, test } from 'vitest'
import { pictureError, pictureFile } from './picture-file.ts'

const fileOf = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], 'me', { type })

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'])('accepts %s', type => {
  expect(pictureError(fileOf(type), 1)).toBeUndefined()
})

test('rejects other file types and files over the limit', () => {
  expect(pictureError(fileOf('application/pdf'), 1)).toBe('type')
  expect(pictureError(fileOf('image/png', 20), 20)).toBeUndefined()
  expect(pictureError(fileOf('image/png', 21), 20)).toBe('large')
})

test('converts a cropped picture into a file', async () => {
  const file = pictureFile(`data:image/jpeg;base64,${btoa('abc')}`)
  expect(file.type).toBe('image/jpeg')
  expect(await file.text()).toBe('abc')
})
