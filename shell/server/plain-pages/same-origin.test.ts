import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const own = 'https://shop.example'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: own }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: own }, false],
  [{ origin: own }, true],
  [{ origin: 'http://shop.example' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://shop.example.evil.example' }, false],
  [{ origin: 'null', referer: `${own}/forms/cart` }, false],
  [{ referer: `${own}/forms/cart` }, true],
  [{ referer: 'https://evil.example/shop.example' }, false],
  [{}, false],
])('for %o: %s', (headers, expected) => {
  expect(isSameOrigin(headers, 'shop.example')).toBe(expected)
})
