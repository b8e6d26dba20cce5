import { expect, test } from 'vitest'
import { documentUrl, withTracking } from './document-url.ts'

const documentUrlOf = (path: string) => {
  const { url, tracking } = documentUrl(new URL(path, 'http://shop.example'))
  return { path: url.pathname + url.search, tracking }
}

// LISTING-12
test.each([
  ['/listing/women', '/listing/women', ''],
  ['/listing/women?', '/listing/women', ''],
  ['/listing/women?size=M&brand=2', '/listing/women?brand=2&size=M', ''],
  ['/listing/women?color=M&color=L', '/listing/women?color=M&color=L', ''],
  ['/listing/women?size=small&size=large&size=small', '/listing/women?size=large%2Csmall', ''],
  ['/listing/women?brand_id=112,9', '/listing/women?brand_id=9%2C112', ''],
  ['/listing/women?brand_id=9%2C112&size=', '/listing/women?brand_id=9%2C112', ''],
  ['/?utm_source=sms&fbclid=x', '/', '&utm_source=sms&fbclid=x'],
  ['/search?gclid=1&q=lawn%20kurti', '/search?q=lawn+kurti', '&gclid=1'],
])('renders %s as %s', (requested, path, tracking) => {
  expect(documentUrlOf(requested)).toEqual({ path, tracking })
})

test.each([
  ['/listing/men', '', '/listing/men'],
  ['/listing/men', '&utm_source=sms', '/listing/men?utm_source=sms'],
  ['/listing/men?page=2#top', '&utm_source=sms', '/listing/men?page=2&utm_source=sms#top'],
])('redirects to %s with the removed parameters', (target, tracking, expected) => {
  expect(withTracking(target, tracking)).toBe(expected)
})
