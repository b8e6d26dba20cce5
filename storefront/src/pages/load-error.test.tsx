import { getProductLike } from '@closyyy/contract/likes-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { listRatings } from '@closyyy/contract/ratings-calls'
import type { Rating } from '@closyyy/contract/ratings-schemas'
import { getShop } from '@closyyy/contract/shops-calls'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aPage, aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/load-error/load-error-page.tsx'

function respondToAll(server: FakeServer) {
  server.respondTo(getProduct, aProduct())
  server.respondTo(getProductLike, { product_id: 682, is_liked: false, is_saved: false, likes_count: 7 })
  server.respondTo(listRelatedProducts, { similar: [], from_seller: [] })
  server.respondTo(getProfile, aProfile())
  server.respondTo(listRatings, aPage<Rating>([]))
  server.respondTo(getShop, { shop: { description: null }, products: aPage<Product>([]) })
}

const product = {
  path: '/products/khaadi/lawn-kurti-teal-682',
  call: getProduct,
  failed: 'We couldn’t load this item',
  loaded: 'Lawn kurti teal',
}
const shop = { path: '/user/11', call: getShop, failed: 'We couldn’t load this shop', loaded: 'zara_wardrobe shop' }
const text = 'Check your connection, or try again in a moment.'
const broken = () => failure('unavailable', 'pg: 57P03')

test.each([
  { name: 'a product, no network', page: product, response: noNetwork },
  { name: 'a product, a server error', page: product, response: broken },
  { name: 'a shop, no network', page: shop, response: noNetwork },
  { name: 'a shop, a server error', page: shop, response: broken },
])('shows an error and retries in place: $name', async ({ page, response }) => {
  const server = createFakeServer()
  respondToAll(server)
  const { path, call, failed, loaded } = page
  server.respondTo(call, response)
  const { user } = await openPage(path, { server })
  expect(await screen.findByRole('heading', { level: 1, name: failed })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(`${failed}${text}Try again`)
  respondToAll(server)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: loaded })).toBeTruthy()
  expect(window.location.pathname).toBe(path)
})

test('leaves failures while offline to the frame', async () => {
  const server = createFakeServer()
  respondToAll(server)
  server.respondTo(getProduct, noNetwork)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await openPage(product.path, { server })
  expect(screen.queryByText(product.failed)).toBeNull()
  vi.restoreAllMocks()
})

// UI-3
test('shows neither an item that is loading again after login nor a failure as not found', async () => {
  const server = createFakeServer()
  respondToAll(server)
  const responses = [() => failure('not-found'), broken]
  server.respondTo(getProduct, () => (responses.shift() ?? broken)())
  await openPage(product.path, { server, signedIn: ayesha })
  expect(screen.queryByText('Item not found')).toBeNull()
  expect(await screen.findByRole('heading', { level: 1, name: product.failed })).toBeTruthy()
})
