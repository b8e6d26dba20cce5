import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type DocumentResponse, findMistake, type SiteDocument } from './site-document.ts'

const page: SiteDocument = { path: '/products/brand/shawl-7', kind: 'product', marks: ['"id":7'] }
const html = '<html><script>{"mode":"full","id":7}</script></html>'
const response = (text: string, other: Partial<DocumentResponse> = {}): DocumentResponse => ({
  status: 200,
  encoding: 'br',
  body: brotliCompressSync(text),
  ...other,
})

it('accepts the right document', () => {
  expect(findMistake(page, response(html))).toBeUndefined()
})

it.each([
  ['another product', response(html.replace('7', '8')), 'does not contain "id":7'],
  ['a frame', response(html.replace('full', 'frame')), 'is a frame without content'],
  ['half a document', response(html.slice(0, -3)), 'is cut off'],
  ['half a body', response('', { body: brotliCompressSync(html).subarray(0, 20) }), 'unexpected end of file'],
  ['an error', response(html, { status: 503 }), 'has the status 503'],
  ['an uncompressed body', response('', { encoding: undefined, body: Buffer.from(html) }), 'is encoded with nothing'],
])('rejects %s', (_, wrong, mistake) => {
  expect(findMistake(page, wrong)).toBe(mistake)
})
