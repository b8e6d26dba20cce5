import { expect, test } from 'vitest'
import { fontPreloads } from './font-preloads.ts'

const fontsOf = (...names: string[]) =>
  names.map(name => ({ name, path: `/releases/shell/a/assets/${name}.0a1b2c3d.woff2` }))
const fonts = fontsOf('text', 'text-symbols', 'display', 'urdu')
const preloaded = (html: string) => [...html.matchAll(/href="[^"]*\/([a-z-]+)\.[^"]*"/g)].map(([, name]) => name)

test('preloads the fonts of the document’s language and no others', () => {
  expect(preloaded(fontPreloads(fonts, 'en'))).toEqual(['text', 'display'])
  expect(preloaded(fontPreloads(fonts, 'ur'))).toEqual(['text', 'display', 'urdu'])
})

test('fetches fonts as the style sheets do, without credentials', () => {
  expect(fontPreloads(fontsOf('text'), 'en')).toBe(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/releases/shell/a/assets/text.0a1b2c3d.woff2">',
  )
})

test('writes no links if the styles name no fonts', () => {
  expect(fontPreloads([], 'en')).toBe('')
})
