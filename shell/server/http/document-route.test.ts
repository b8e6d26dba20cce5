import { expect, test } from 'vitest'
import { tidyPath } from './document-route.ts'

test.each([
  ['/', '/'],
  ['/?tab=sold', '/?tab=sold'],
  ['/cart', '/cart'],
  ['/cart/', '/cart'],
  ['/listing/women//?next=/a/&q=?', '/listing/women?next=/a/&q=?'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['http://shop.example/cart/', 'http://shop.example/cart/'],
])('redirects %s to %s', (url, tidy) => {
  expect(tidyPath(url)).toBe(tidy)
})
