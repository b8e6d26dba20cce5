import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedCoding, bodyOf, entityTag, hasEntity } from './content-coding.ts'
import type { CachedDocument } from './document-cache.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
])('selects a coding for %j: %s', (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding)
})

test('returns the body in each coding, with an entity tag of its own', async () => {
  const document = { bodies: { br: brotliCompressSync('<p>سوٹ</p>') }, hash: 'a' } as unknown as CachedDocument
  expect((await bodyOf(document, 'identity')).toString()).toBe('<p>سوٹ</p>')
  expect(gunzipSync(await bodyOf(document, 'gzip')).toString()).toBe('<p>سوٹ</p>')
  expect(await bodyOf(document, 'gzip')).toBe(await bodyOf(document, 'gzip'))
  expect(await bodyOf(document, 'br')).toBe(document.bodies.br)
  const tags = (['br', 'gzip', 'identity'] as const).map(coding => entityTag(document, coding))
  expect(new Set(tags).size).toBe(3)
})

test.each([
  [undefined, false],
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"b-br", "a-br"', true],
  ['*', true],
  ['"a-gzip"', false],
])('recognizes an entity by %j: %s', (header, isKnown) => {
  expect(hasEntity(header, '"a-br"')).toBe(isKnown)
})
