import { expect, test } from 'vitest'
import { contentHtml, openingHtml } from './document-html.ts'
import { hoistHead } from './hoist-head.ts'

const assets = {
  entry: '/releases/shell/a/main.js',
  preloads: ['/releases/shell/a/js/vendor.js'],
  styles: ['/releases/shell/a/css/a.css'],
}
const letters = '@font-face{font-family:Shop}'
const fontsOf = (...faces: string[]) =>
  faces.map(face => ({ face, address: `/releases/shell/a/assets/${face}.0a1b2c3d.woff2` }))
const opening = {
  locale: 'ur',
  direction: 'rtl' as const,
  css: 'a{}',
  letters,
  fonts: fontsOf('text'),
  kept: undefined,
  styles: assets.styles,
}
const content = { head: '<title>x</title>', body: '<main></main>', assets }

test('a title that holds a closing script tag stays data', () => {
  const queries = { mutations: [], queries: [], title: '</script><script>alert(1)</script>' } as never
  const html = contentHtml({ ...content, boot: { locale: 'ur', origin: 'http://x', mode: 'full', units: {}, queries } })
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  const state = /id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(state).queries.title).toBe('</script><script>alert(1)</script>')
})

test('scripts sleep until the first paint and style sheets are only announced', () => {
  const boot = { locale: 'ur' as const, origin: 'http://x', mode: 'frame' as const, units: {} }
  const html = openingHtml(opening) + contentHtml({ ...content, boot })
  expect(html).toContain('<html lang="ur" dir="rtl">')
  expect(html).toContain('<link rel="preload" as="script" media="not all" fetchpriority="low" href="/releases/shell/')
  expect(html).toContain('<script data-entry="/releases/shell/a/main.js">')
  expect(html).not.toContain('<script src')
  expect(html).toContain('<link rel="stylesheet" href="/releases/shell/a/css/a.css" disabled>')
  expect(html).toContain(`<style>a{}</style><style media="not all">${letters}</style><script data-fonts=`)
})

test('the letters of the document’s language may be asked for early, those of others never', () => {
  const fonts = fontsOf('text', 'symbols', 'display', 'urdu')
  const fontsIn = (locale: 'en' | 'ur') => {
    const [, early] = /data-fonts="([^"]*)"/.exec(openingHtml({ ...opening, locale, fonts })) ?? []
    return early?.split(' ').map(address => address.split('/').at(-1))
  }
  expect(fontsIn('en')).toEqual(['text.0a1b2c3d.woff2', 'display.0a1b2c3d.woff2'])
  expect(fontsIn('ur')).toEqual(['text.0a1b2c3d.woff2', 'urdu.0a1b2c3d.woff2'])
})

test('letters that the visitor has are in use at once', () => {
  const [, key] = /data-key="([^"]+)"/.exec(openingHtml(opening)) ?? []
  const html = openingHtml({ ...opening, kept: key })
  expect(html).toContain(`<style>${letters}</style>`)
  expect(html).toContain(
    '<link rel="preload" as="font" crossorigin href="/releases/shell/a/assets/text.0a1b2c3d.woff2">',
  )
  expect(html).not.toContain('<script')
  expect(openingHtml({ ...opening, kept: 'of-another-release' })).toContain('media="not all"')
})

test('what React puts before the content moves to the head', () => {
  const { head, body } = hoistHead(
    '<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/><a>b</a>',
  )
  expect(head).toBe('<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/>')
  expect(body).toBe('<a>b</a>')
})
