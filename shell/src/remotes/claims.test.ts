import { matchRoutes } from '@closyyy/platform/router'
import { findClaimConflict } from '@closyyy/releases/claim-conflicts'
import { expect, test } from 'vitest'
import { guard } from '../session/guard.ts'
import { matchClaim } from './claims.ts'

const unit = { id: '1', entry: '/e.js', fragments: {} }
const units = {
  storefront: {
    ...unit,
    claims: [
      { id: 'home', path: '/' },
      { id: 'product', path: '/products/:brand/:slug' },
    ],
  },
  'seller-hub': { ...unit, claims: [{ id: 'overview', path: '/seller/sellinghub/overview', requiresSession: true }] },
}

test('matches a path to the unit that claims it', () => {
  expect(matchClaim(units, '/products/khaadi/kurti-7')).toMatchObject({ unit: 'storefront', id: 'product' })
  expect(matchClaim(units, '/products/khaadi')).toBeUndefined()
})

test('redirects a guest from a guarded path to the login, with the path to return to', () => {
  const url = new URL('http://x/seller/sellinghub/overview?tab=sold')
  const response = guard(units, url, false)
  expect(response?.headers.get('location')).toBe(
    '/seller/login?redirect=%2Fseller%2Fsellinghub%2Foverview%3Ftab%3Dsold',
  )
  expect(guard(units, url, true)).toBeUndefined()
  expect(guard(units, new URL('http://x/'), false)).toBeUndefined()
})

const segments = ['', 'a', ':x', ':y?', '*']
const patterns = segments.flatMap(one => [
  `/${one}`,
  ...segments.map(other => `/${one}/${other}`.replace('/*/', '/b/')),
])
const urls = ['/', '/a', '/c', '/a/a', '/a/c', '/c/a', '/c/c', '/b/a', '/b/c', '/a/c/c', '/c/c/c']

test('releases reject exactly the claims between which the router would choose by their order', () => {
  const ownerOf = (paths: string[], url: string) => {
    const claims = Object.fromEntries(paths.map(path => [path, { ...unit, claims: [{ id: path, path }] }]))
    return matchClaim(claims, url)?.unit
  }
  const pairs = patterns.flatMap(one => patterns.filter(other => other < one).map(other => [one, other] as const))
  const ambiguous = pairs.filter(([one, other]) =>
    urls.some(url => ownerOf([one, other], url) !== ownerOf([other, one], url)),
  )
  const rejected = pairs.filter(([one, other]) =>
    findClaimConflict([{ id: 'one', path: one }], [{ id: 'other', path: other }]),
  )
  expect(ambiguous.length).toBeGreaterThan(10)
  expect(rejected).toEqual(ambiguous)
})

const claim = (path: string, caseSensitive?: boolean) => ({ id: path, path, caseSensitive })
const many = {
  storefront: {
    claims: [
      claim('/'),
      claim('/listing/:group/:category?'),
      claim('/products/:brand/:slug'),
      claim('/Help', true),
      claim('/:page?'),
      claim('/:page/:part'),
    ],
  },
  hub: { claims: [claim('/seller/*'), claim('/seller/login'), claim('/:page'), claim('/*')] },
}
const paths = [
  ...['/', '//', '/listing', '/listing/men', '/LISTING/men/top', '/%6cisting/men', '/%4Cisting/men', '/listing%2Fmen'],
  ...['/products/a/b', '/products/%E0%A4%A/b', '/seller', '/seller/login/', '/seller/x', '/Help', '/help', '/%'],
  ...['/other', '/other/part', '/other/part/more', '/constructor', '/__proto__/x', '/\u017Feller/x'],
]

test.each(paths)('finds the same claim as the router among all of them: %s', path => {
  const match = matchRoutes([...many.storefront.claims, ...many.hub.claims], path)?.[0]
  expect(matchClaim(many, path)).toMatchObject({ path: match?.route.path, params: match?.params })
})

test('offers the router only the claims that can match', () => {
  const offered: string[] = []
  const spied = [claim('/cart'), claim('/listing')].map(own => ({
    ...own,
    get caseSensitive() {
      offered.push(own.path)
      return undefined
    },
  }))
  matchClaim({ storefront: { claims: spied } }, '/cart')
  expect(new Set(offered)).toEqual(new Set(['/cart']))
})
