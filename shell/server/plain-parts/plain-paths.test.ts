import { expect, test } from 'vitest'
import { frameNotices, plainLinks } from './plain-links.ts'
import { plainPathOf } from './plain-paths.ts'

test.each([
  ['/cart', '/forms/cart'],
  ['/checkout?sellerId=11', '/forms/checkout?sellerId=11'],
  ['/orderconfirmation/12', '/forms/orders/12'],
  ['/orderconfirmation/12?token=a%26b', '/forms/orders/12?token=a%26b'],
  ['/orderconfirmation', undefined],
  ['/orderconfirmation/0x1', undefined],
  ['/', undefined],
])('the plain page of %s is %s', (path, plain) => {
  expect(plainPathOf(new URL(path, 'http://shop.example'))).toBe(plain)
})

test('leads browsers without script there, and no others', () => {
  const links = plainLinks(new URL('http://shop.example/checkout?sellerId=1"><script>&a=2'))
  expect(links).toMatch(/^<noscript><meta http-equiv="refresh" content="0;url=\/forms\/checkout\?[^"<>]*"><\/noscript>/)
  expect(plainLinks(new URL('http://shop.example/'))).toBe('')
})

test('says that a page needs script only if there is no plain one', () => {
  expect(frameNotices(new URL('http://shop.example/seller/login'), 'en')).toContain('This page needs JavaScript.')
  expect(frameNotices(new URL('http://shop.example/cart'), 'en')).not.toContain('<noscript>')
})
