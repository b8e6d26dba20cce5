import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStyleReader } from './inline-styles.ts'
import { textHash } from './text-hash.ts'

async function readSheets(...sheets: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-styles-'))
  await mkdir(join(folder, 'shell/a'), { recursive: true })
  const files = sheets.map((css, place) => writeFile(join(folder, `shell/a/${place}.css`), css))
  await Promise.all(files)
  const read = await createStyleReader(folder)(sheets.map((_, place) => `/releases/shell/a/${place}.css`))
  await rm(folder, { recursive: true })
  return read
}

test('the letters of the shop stand apart from the other styles, each with its hash', async () => {
  const letters = '@layer letters{@font-face{font-family:A}:root{--font-text:A}}'
  const read = await readSheets(`@layer tokens,letters;a{b:c}${letters}d{e:f}`, 'g{h:i}')
  expect(read.css).toBe('@layer tokens,letters;a{b:c}d{e:f}g{h:i}')
  expect(read.letters).toBe(letters)
  expect(read.hashes).toEqual([textHash(read.css), textHash(letters)])
})

test('the font files of all styles are known by face and address', async () => {
  const face = (name: string) => `@font-face{src:url(/releases/shell/a/assets/${name}.0a1b2c3d.woff2)format("woff2")}`
  const { fonts } = await readSheets(`@layer letters{${face('text')}${face('text-symbols')}}`, face('urdu'))
  expect(fonts).toEqual([
    { face: 'text', address: '/releases/shell/a/assets/text.0a1b2c3d.woff2' },
    { face: 'urdu', address: '/releases/shell/a/assets/urdu.0a1b2c3d.woff2' },
  ])
})

test('sheets without letters stay as they are', async () => {
  expect(await readSheets('a{b:c}')).toMatchObject({ css: 'a{b:c}', letters: '', hashes: [textHash('a{b:c}')] })
})
