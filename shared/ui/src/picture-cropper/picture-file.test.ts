import { expect, test } from 'vitest'
import { pictureFault, pictureFile } from './picture-file.ts'

const fileOf = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], 'me', { type })

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'])('%s can be a picture', type => {
  expect(pictureFault(fileOf(type), 1)).toBeUndefined()
})

test('refuses another type of file, or more bytes than allowed', () => {
  expect(pictureFault(fileOf('application/pdf'), 1)).toBe('type')
  expect(pictureFault(fileOf('image/png', 20), 20)).toBeUndefined()
  expect(pictureFault(fileOf('image/png', 21), 20)).toBe('large')
})

test('a cut picture is sent as its bytes', async () => {
  const file = pictureFile(`data:image/jpeg;base64,${btoa('abc')}`)
  expect(file.type).toBe('image/jpeg')
  expect(await file.text()).toBe('abc')
})
