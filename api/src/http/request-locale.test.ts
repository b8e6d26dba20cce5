import { expect, test } from 'vitest'
import { localeOf } from './request-locale.ts'

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.8' }, 'ur'],
  [{ 'accept-language': 'en-PK,en;q=0.9,ur;q=0.8' }, 'en'],
  [{ 'accept-language': 'de, en;q=0.5, ur;q=0.7' }, 'ur'],
  [{ 'accept-language': 'ur;q=0' }, 'en'],
  [{ cookie: 'a=b; locale=ur', 'accept-language': 'en' }, 'ur'],
  [{ cookie: 'locale=en', 'accept-language': 'ur' }, 'en'],
  [{ cookie: 'locale=../../etc', 'accept-language': ',,;q=' }, 'en'],
])('responds to %j in %s', (headers, locale) => {
  expect(localeOf({ headers })).toBe(locale)
})
