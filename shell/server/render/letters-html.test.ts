import { expect, test } from 'vitest'
import { lettersHtml } from './letters-html.ts'

const letters = '@font-face{font-family:Shop}'
const fontsOf = (...faces: string[]) =>
  faces.map(face => ({ face, address: `/releases/shell/a/assets/${face}.0a1b2c3d.woff2` }))
const parts = { letters, fonts: fontsOf('text'), locale: 'ur', kept: undefined }

test('letters sleep where the visitor may not have them', () => {
  expect(lettersHtml(parts)).toContain(`<style media="not all">${letters}</style><script data-fonts=`)
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
  const [, kept] = /data-key="([^"]+)"/.exec(lettersHtml(parts)) ?? []
  const link = '<link rel="preload" as="font" crossorigin href="/releases/shell/a/assets/text.0a1b2c3d.woff2">'
  expect(lettersHtml({ ...parts, kept })).toBe(`${link}<style>${letters}</style>`)
  expect(lettersHtml({ ...parts, kept: 'of-another-release' })).toContain('media="not all"')
})

test('styles without letters of their own have none to wake', () => {
  expect(lettersHtml({ ...parts, fonts: [] })).toBe('')
})
