import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours, type PhotoSpec } from './photos/photo-spec.ts'
import { placeholderOf } from './placeholder.ts'

test('a placeholder shows the product in its colour before the wall, in under a hundred characters', async () => {
  const colour = Object.keys(colours).at(-1) as PhotoSpec['colour']
  const uri = placeholderOf({ colour } as PhotoSpec)
  expect(uri.length).toBeLessThan(100)
  const bytes = Buffer.from(uri.replace('data:image/gif;base64,', ''), 'base64')
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([4, 5])
  const pixels = Array.from({ length: 20 }, (_, at) => data.subarray(at * 3, at * 3 + 3).toString('hex'))
  const own = colours[colour].slice(1)
  expect(pixels.map(pixel => (pixel === own ? 'x' : pixel === 'e3ddd4' ? '.' : pixel)).join('')).toBe(
    '.....xx..xx..xx.....',
  )
})
