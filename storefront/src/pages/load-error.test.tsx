import { getProductMark } from '@closyyy/contract/likes'
import { getProduct, listSuggestedProducts, type Product } from '@closyyy/contract/products'
import { listRatings, type Rating } from '@closyyy/contract/ratings'
import { getShop } from '@closyyy/contract/shops'
import { getProfile } from '@closyyy/contract/users'
import { aPage, aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

function answerAll(server: FakeServer) {
  server.answer(getProduct, aProduct())
  server.answer(getProductMark, { product_id: 682, is_liked: false, is_saved: false, likes_count: 7 })
  server.answer(listSuggestedProducts, aPage<Product>([]))
  server.answer(getProfile, aProfile())
  server.answer(listRatings, aPage<Rating>([]))
  server.answer(getShop, { shop: { description: null }, products: aPage<Product>([]) })
}

const product = {
  path: '/products/khaadi/lawn-kurti-teal-682',
  call: getProduct,
  failed: 'This product could not be loaded',
  loaded: 'Lawn kurti teal',
}
const shop = { path: '/user/11', call: getShop, failed: 'This shop could not be loaded', loaded: 'zara_wardrobe shop' }
const offline = { answer: noNetwork, text: 'Check your internet connection and try again.' }
const broken = {
  answer: () => failure('unavailable', 'pg: 57P03'),
  text: 'Something went wrong on our side. Please try again in a moment.',
}

test.each([
  { name: 'a product, offline', page: product, fault: offline },
  { name: 'a product, the server away', page: product, fault: broken },
  { name: 'a shop, offline', page: shop, fault: offline },
  { name: 'a shop, the server away', page: shop, fault: broken },
])('says that it did not load and loads it again in place: $name', async ({ page, fault }) => {
  const server = createFakeServer()
  answerAll(server)
  const { path, call, failed, loaded } = page
  server.answer(call, fault.answer)
  const { user } = await openPage(path, { server })
  expect(await screen.findByRole('heading', { level: 1, name: failed })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(`${failed}${fault.text}Try again`)
  answerAll(server)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: loaded })).toBeTruthy()
  expect(window.location.pathname).toBe(path)
})
