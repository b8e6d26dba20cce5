import { expect, test } from 'vitest'
import { lettersHtml } from './letters-html.ts'

const letters = '@font-face{font-family:Shop}'
const fontsOf = (...faces: string[]) =>
  faces.map(face => ({ face, address: `/releases/shell/a/assets/${face}.0a1b2c3d.woff2` }))
const visitor = { kept: undefined, isPhone: false }
const parts = { letters, fonts: fontsOf('text'), locale: 'ur', visitor }

test('letters sleep where the visitor may not have them', () => {
  expect(lettersHtml(parts)).toContain(`<style media="not all">${letters}</style><script>`)
})

test('on a phone nothing wakes them before the first paint, and the page is told what to bring', () => {
  const html = lettersHtml({ ...parts, visitor: { ...visitor, isPhone: true } })
  expect(html).toContain(`<style media="not all">${letters}</style>`)
  expect(html).not.toContain('<script')
  expect(html).toMatch(/<meta name="letters" content="[^"]+" data-fonts="[^"]+text\.0a1b2c3d\.woff2">/)
})

test('the letters of the document’s language may be asked for early, those of others never', () => {
  const fonts = fontsOf('text', 'symbols', 'display', 'urdu')
  const fontsIn = (locale: 'en' | 'ur') => {
    const [, early] = /data-fonts="([^"]*)"/.exec(lettersHtml({ ...parts, locale, fonts })) ?? []
    return early?.split(' ').map(address => address.split('/').at(-1))
  }
  expect(fontsIn('en')).toEqual(['text.0a1b2c3d.woff2', 'display.0a1b2c3d.woff2'])
  expect(fontsIn('ur')).toEqual(['text.0a1b2c3d.woff2', 'urdu.0a1b2c3d.woff2'])
})

test('letters that the visitor has are in use at once', () => {
  const [, kept] = /name="letters" content="([^"]+)"/.exec(lettersHtml(parts)) ?? []
  const link = '<link rel="preload" as="font" crossorigin href="/releases/shell/a/assets/text.0a1b2c3d.woff2">'
  const htmlOf = (given: string | undefined) => lettersHtml({ ...parts, visitor: { kept: given, isPhone: true } })
  expect(htmlOf(kept)).toBe(`${link}<style>${letters}</style>`)
  expect(htmlOf('of-another-release')).toContain('<meta')
})

test('styles without letters of their own have none to wake', () => {
  expect(lettersHtml({ ...parts, fonts: [] })).toBe('')
})
