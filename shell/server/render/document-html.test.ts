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

test('what React puts before the content moves to the head', () => {
  const { head, body } = hoistHead(
    '<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/><a>b</a>',
  )
  expect(head).toBe('<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/>')
  expect(body).toBe('<a>b</a>')
})
