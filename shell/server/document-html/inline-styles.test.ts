import { expect, test } from 'vitest'
import { createStyleReader } from './inline-styles.ts'
import { textHash } from './text-hash.ts'

function readSheets(...sheets: string[]) {
  const paths = sheets.map((_, index) => `/releases/shell/a/${index}.css`)
  return createStyleReader()(paths, path => sheets[paths.indexOf(path)] ?? '')
}

test('joins the sheets in order, with the hash of the whole', () => {
  const styles = readSheets('@layer tokens;a{b:c}', 'd{e:f}')
  expect(styles.css).toBe('@layer tokens;a{b:c}d{e:f}')
  expect(styles.hash).toBe(textHash(styles.css))
})

test('returns no hash without styles', () => {
  expect(readSheets()).toEqual({ css: '', fonts: [] })
})

test('lists the font files of all sheets by name and path', () => {
  const face = (name: string) => `@font-face{src:url(/releases/shell/a/assets/${name}.0a1b2c3d.woff2)format("woff2")}`
  const { fonts } = readSheets(face('text') + face('text-symbols'), face('urdu'))
  expect(fonts).toEqual(
    ['text', 'text-symbols', 'urdu'].map(name => ({ name, path: `/releases/shell/a/assets/${name}.0a1b2c3d.woff2` })),
  )
})
