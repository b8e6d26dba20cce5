import { expect, test } from 'vitest'
import { loadNotFound } from './not-found-loader.ts'

async function targetOf(path: string) {
  const response = await loadNotFound({ request: new Request(`http://shop.example${path}`) })
  return response && [response.status, response.headers.get('location')]
}

test.each([
  ['/login', '/seller/login'],
  ['/Sign-In', '/seller/login'],
  ['/signup', '/seller/phone'],
  ['/register/', '/seller/phone'],
  ['/sell', '/seller/list-item'],
  ['/account', '/seller/account'],
  ['/wishlist', '/seller/saved'],
  ['/inbox', '/seller/messages'],
  ['/orders', '/seller/purchases'],
  ['/offers', '/seller/sellinghub/offers'],
  ['/bag', '/cart'],
  ['/favourites', '/seller/profile?tab=likes'],
  ['/contact', '/how-to-sell-on-closyyy#contact'],
  ['/managed-by-depop', '/managed-by-closyyy'],
  ['/Managed-By-Closyy', '/managed-by-closyyy'],
])('redirects %s to %s', async (path, target) => {
  expect(await targetOf(path)).toEqual([301, target])
})

// ACCOUNT-1
test.each(['/logout', '/log-out', '/sign-out', '/signout'])('redirects %s to the profile', async path => {
  expect(await targetOf(path)).toEqual([301, '/seller/profile'])
})

test('keeps the query', async () => {
  expect(await targetOf('/login?redirect=%2Fcart')).toEqual([301, '/seller/login?redirect=%2Fcart'])
  expect(await targetOf('/likes?page=2')).toEqual([301, '/seller/profile?tab=likes&page=2'])
})

test.each(['/nowhere', '/nowhere/at/all', '/constructor', '/login/extra'])('does not redirect %s', async path => {
  expect(await targetOf(path)).toBeNull()
})
