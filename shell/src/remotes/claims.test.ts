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
