import { expect, test } from 'vitest'
import { encodePage } from './encode-page.ts'

const tags = '<title>A &lt; b</title><meta name="x" content="y"/><link rel="icon" href="z"/>'
const place = '<div data-slot="page-styles" hidden="">'

function encoded(html: string, state: object = {}) {
  const { head, header, body, state: json } = encodePage({ mode: 'full', html, state })
  const [headerHtml, bodyHtml, stateJson] = [header, body, json].map(bytes => new TextDecoder().decode(bytes))
  return { head, header: headerHtml, body: bodyHtml, state: stateJson }
}

test('moves the tags that React renders before the content to the head', () => {
  expect(encoded(`${tags}<a>“b”</a>`)).toEqual({ head: tags, header: '', body: '<a>“b”</a>', state: '{}' })
})

test('splits the content at the place of the page’s styles', () => {
  const html = `${tags}<header></header>${place}</div><main>سلام</main>`
  expect(encoded(html)).toMatchObject({
    head: tags,
    header: `<header></header>${place}`,
    body: '</div><main>سلام</main>',
  })
})

test('escapes a closing script tag in the state', () => {
  const queries = { title: '</script><script>alert(1)</script>' }
  const { state = '' } = encoded('<a></a>', { queries })
  expect(state).not.toContain('<')
  expect(JSON.parse(state)).toEqual({ queries })
})

test('rejects a page that would fill the memory of the document server', () => {
  expect(() => encoded('x'.repeat(8_000_000))).toThrow('The page has 8000002 characters.')
})
