import { expect, test } from 'vitest'
import { documentHtml } from './document-html.ts'
import { hoistHead } from './hoist-head.ts'

const parts = {
  locale: 'ur',
  direction: 'rtl' as const,
  head: '<title>x</title>',
  body: '<main></main>',
  assets: {
    entry: '/releases/shell/a/main.js',
    preloads: ['/releases/shell/a/js/vendor.js'],
    styles: ['/releases/shell/a/css/a.css'],
  },
  css: 'a{}',
}

test('a title that holds a closing script tag stays data', () => {
  const queries = { mutations: [], queries: [], title: '</script><script>alert(1)</script>' } as never
  const html = documentHtml({ ...parts, boot: { locale: 'ur', origin: 'http://x', mode: 'full', units: {}, queries } })
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  const state = /id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(state).queries.title).toBe('</script><script>alert(1)</script>')
})

test('scripts sleep until the first paint and style sheets are only announced', () => {
  const html = documentHtml({ ...parts, boot: { locale: 'ur', origin: 'http://x', mode: 'frame', units: {} } })
  expect(html).toContain('<html lang="ur" dir="rtl">')
  expect(html).toContain('<link rel="preload" as="script" media="not all" fetchpriority="low" href="/releases/shell/')
  expect(html).toContain('<script data-entry="/releases/shell/a/main.js">')
  expect(html).not.toContain('<script src')
  expect(html).toContain('<link rel="stylesheet" href="/releases/shell/a/css/a.css" disabled>')
  expect(html).toContain('<style>a{}</style>')
})

test('the letters of the document’s language may be asked for early, those of others never', () => {
  const face = (name: string) => `@font-face{src:url(/releases/shell/a/assets/${name}.0a1b2c3d.woff2)format("woff2")}`
  const css = ['text', 'text-symbols', 'display', 'urdu'].map(face).join('')
  const fontsIn = (locale: 'en' | 'ur') => {
    const boot = { locale, origin: 'http://x', mode: 'full' as const, units: {} }
    const [, fonts] = /data-fonts="([^"]*)"/.exec(documentHtml({ ...parts, locale, css, boot })) ?? []
    return fonts?.split(' ').map(address => address.split('/').at(-1))
  }
  expect(fontsIn('en')).toEqual(['text.0a1b2c3d.woff2', 'display.0a1b2c3d.woff2'])
  expect(fontsIn('ur')).toEqual(['text.0a1b2c3d.woff2', 'urdu.0a1b2c3d.woff2'])
})

test('what React puts before the content moves to the head', () => {
  const { head, body } = hoistHead(
    '<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/><a>b</a>',
  )
  expect(head).toBe('<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/>')
  expect(body).toBe('<a>b</a>')
})
