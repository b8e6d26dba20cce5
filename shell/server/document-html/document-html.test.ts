import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { contentHtml, fontPreloads, openingHtml } from './document-html.ts'

const assets = {
  entry: { path: '/releases/shell/a/main.js', integrity: 'sha384-main' },
  preloads: [{ path: '/releases/shell/a/js/vendor.js', integrity: 'sha384-vendor' }],
  tables: [{ path: '/releases/shell/a/integrity.json', integrity: 'sha384-table' }],
  styles: { frame: [], page: [] },
}
const opening = {
  locale: 'ur',
  direction: 'rtl' as const,
  css: 'a{}',
}
const boot = { locale: 'ur' as const, origin: 'http://x', mode: 'frame' as const, units: {} }
const place = '<div data-slot="page-styles" hidden="">'
const page = {
  head: '<title>x</title>',
  header: Buffer.from(`<header></header>${place}`),
  body: Buffer.from('</div><main></main>'),
  state: Buffer.from('{}'),
}
const content = {
  page,
  head: '',
  boot,
  css: 'b{}',
  styles: ['/releases/shell/a/css/a.css'],
  fonts: '<link rel="preload" as="font">',
  notices: '',
  assets,
}

const contentOf = (parts: Partial<typeof content> = {}) =>
  new TextDecoder().decode(contentHtml({ ...content, ...parts }))

test('escapes a closing script tag in the boot data', () => {
  const origin = '</script><script>alert(1)</script>'
  const html = contentOf({ boot: { ...boot, origin } })
  expect(html.match(/<\/script>/g)).toHaveLength(3)
  const state = /id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(state).origin).toBe(origin)
})

test('preloads scripts inertly with their hashes, and links style sheets as disabled', () => {
  const html = openingHtml(opening) + contentOf()
  expect(html).toContain('<html lang="ur" dir="rtl" data-starting>')
  expect(html).toContain(
    '<link rel="preload" as="script" crossorigin media="not all" fetchpriority="low" href="/releases/shell/a/js/vendor.js" integrity="sha384-vendor">',
  )
  expect(html).toContain('<link rel="integrity" href="/releases/shell/a/integrity.json" integrity="sha384-table">')
  expect(html).toContain('<script data-entry="/releases/shell/a/main.js" data-integrity="sha384-main">')
  expect(html).not.toContain('<script src')
  expect(html).toContain('<link rel="stylesheet" href="/releases/shell/a/css/a.css" disabled>')
})

test('minifies its inline scripts', () => {
  const scripts = [...contentOf().matchAll(/<script(?! type)[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code)
  expect(scripts).toHaveLength(2)
  for (const code of scripts) expect(code).toMatch(/^\S.*[^\n]$/)
})

test.each([
  ['4g', 'all'],
  // Safari and Firefox.
  [undefined, 'all'],
  ['3g', 'not all'],
  ['slow-2g', 'not all'],
])('requests the scripts after the first frame unless the line is slow: %s', (effectiveType, media) => {
  const code = /<script>(.*?)<\/script>/s.exec(contentOf())?.[1] ?? ''
  const link = { media: 'not all' }
  let frame: (() => void) | undefined
  runInNewContext(code, {
    document: { querySelectorAll: () => [link] },
    navigator: { connection: effectiveType && { effectiveType } },
    requestAnimationFrame: (callback: () => void) => {
      frame = callback
    },
    setTimeout: (callback: () => void) => callback(),
  })
  expect(link.media).toBe('not all')
  frame?.()
  expect(link.media).toBe(media)
})

test('writes the page’s styles after the header', () => {
  expect(openingHtml(opening)).toContain('<style>a{}</style>')
  const html = contentOf()
  expect(html).toContain(`<header></header>${place}<style>b{}</style></div><main></main>`)
  expect(html).toContain('<title>x</title></head>')
})

test('preloads fonts after the page and its state, so that its photos come first', () => {
  expect(contentOf()).toMatch(/<\/script><link rel="preload" as="font">.*<\/script><\/body>/s)
})

test('writes the page’s styles into the head if the frame has no place for them', () => {
  const html = contentOf({ page: { ...page, header: Buffer.from(''), body: Buffer.from('<main></main>') } })
  expect(html).toContain('<title>x</title><style>b{}</style></head>')
})

const fontsOf = (...names: string[]) =>
  names.map(name => ({ name, path: `/releases/shell/a/assets/${name}.0a1b2c3d.woff2` }))
const fonts = fontsOf('text', 'text-symbols', 'display', 'urdu')
const preloaded = (html: string) => [...html.matchAll(/href="[^"]*\/([a-z-]+)\.[^"]*"/g)].map(([, name]) => name)

test('preloads the fonts of the document’s language and no others, the heading font first', () => {
  expect(preloaded(fontPreloads(fonts, 'en'))).toEqual(['display', 'text'])
  expect(preloaded(fontPreloads(fonts, 'ur'))).toEqual(['display', 'urdu', 'text'])
})

test('preloads fonts without credentials, as style sheets request them, and only with script', () => {
  expect(fontPreloads(fontsOf('text'), 'en')).toBe(
    '<link rel="preload" as="font" type="font/woff2" media="(scripting: enabled)" crossorigin href="/releases/shell/a/assets/text.0a1b2c3d.woff2">',
  )
})

test('writes no links if the styles name no fonts', () => {
  expect(fontPreloads([], 'en')).toBe('')
})
