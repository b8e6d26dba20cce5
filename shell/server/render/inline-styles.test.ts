import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStyleReader } from './inline-styles.ts'
import { textHash } from './text-hash.ts'

async function readSheets(...sheets: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-styles-'))
  await mkdir(join(folder, 'shell/a'), { recursive: true })
  await Promise.all(sheets.map((css, index) => writeFile(join(folder, `shell/a/${index}.css`), css)))
  const read = await createStyleReader(folder)(sheets.map((_, index) => `/releases/shell/a/${index}.css`))
  await rm(folder, { recursive: true })
  return read
}

test('joins the sheets in order, with the hash of the whole', async () => {
  const styles = await readSheets('@layer tokens;a{b:c}', 'd{e:f}')
  expect(styles.css).toBe('@layer tokens;a{b:c}d{e:f}')
  expect(styles.hash).toBe(textHash(styles.css))
})

test('returns no hash without styles', async () => {
  expect(await readSheets()).toEqual({ css: '', fonts: [] })
})

test('lists the font files of all sheets by name and path', async () => {
  const face = (name: string) => `@font-face{src:url(/releases/shell/a/assets/${name}.0a1b2c3d.woff2)format("woff2")}`
  const { fonts } = await readSheets(face('text') + face('text-symbols'), face('urdu'))
  expect(fonts).toEqual(
    ['text', 'text-symbols', 'urdu'].map(name => ({ name, path: `/releases/shell/a/assets/${name}.0a1b2c3d.woff2` })),
  )
})
