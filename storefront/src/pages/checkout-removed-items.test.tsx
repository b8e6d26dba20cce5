import { listAddresses } from '@closyyy/contract/addresses-calls'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { getOfferConversation } from '@closyyy/contract/offers-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { failure } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { anAddress, guestId, openCheckout, sana } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/checkout/city/city-picker.tsx'
import '../features/checkout/closed/closed-checkout.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('guestInfo', JSON.stringify(sana))
})

const cartChanged = 'Your cart has changed since you opened this page. Please check it and order again.'
const { product } = aCartItem(1)

/** Rejects orders because other items than those of the page are in the cart. */
function changeCart(server: ReturnType<typeof createCartServer>, ...now: ReturnType<typeof aCartItem>[]) {
  server.respondTo(getProduct, product)
  server.respondTo(listAddresses, [anAddress(1)])
  for (const call of [checkout, checkoutGuest]) {
    server.respondTo(call, () => {
      server.replaceItems(...now)
      return failure('conflict', cartChanged)
    })
  }
}

async function expectNothingLeft({ signedIn = false } = {}) {
  expect(await screen.findByText('This item is no longer in your cart')).toBeTruthy()
  const notice = within(screen.getByRole('alert'))
  expect(notice.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/cart')
  expect(notice.getByText('It was removed or ordered in another tab or on another device.')).toBeTruthy()
  expect(notice.queryByText('No order was placed', { exact: false })).toBeNull()
  const purchases = notice.queryByRole('link', { name: 'Your purchases' })
  expect(purchases?.getAttribute('href')).toBe(signedIn ? '/seller/purchases' : undefined)
  expect(screen.queryByText('Your order')).toBeNull()
  expect(screen.queryByText('Total to pay')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
}

// CHECKOUT-15
test.each([
  ['a guest', false],
  ['a signed-in user', true],
])('tells %s who orders after another tab removed the item, with a link to the cart', async (_, signedIn) => {
  const { server, confirm } = await openCheckout({ signedIn })
  changeCart(server)
  await confirm()
  await expectNothingLeft({ signedIn })
  expect(document.activeElement).not.toBe(document.body)
})

// CHECKOUT-15
test('does not show a removed item again after a reload', async () => {
  const { server } = await openCheckout()
  changeCart(server)
  await screen.findByText('1 × Rs.2,100')
  server.replaceItems()
  cleanup()
  await openPage('/checkout?sellerId=11', { server })
  await expectNothingLeft()
})

// CHECKOUT-15
test('excludes an item that another tab removed from summary and order', async () => {
  const shawl = aCartItem(2, { title: 'Shawl', price: 900 })
  const { server, confirm } = await openCheckout({ selected: [aCartItem(1), shawl] })
  changeCart(server, shawl)
  await confirm()
  expect(await screen.findByText(cartChanged)).toBeTruthy()
  expect(screen.getByText('Lawn kurti teal is no longer in your cart. It isn’t part of this order.')).toBeTruthy()
  const summary = within(screen.getByRole('region', { name: 'Your order' }))
  expect(summary.queryByText('Lawn kurti teal')).toBeNull()
  expect(summary.getByText('1 × Rs.900')).toBeTruthy()
  await confirm()
  const last = server.requests.findLast(({ name }) => name === checkoutGuest.name)
  expect(last?.body).toMatchObject({ cart_items: [{ product_id: 602, cart_item_id: 2 }] })
})

// CHECKOUT-12
test('names the item of a guest’s cart after a login, so that the server does not order it again', async () => {
  const { server } = await openCheckout({ signedIn: true, cartId: 7, now: [] })
  changeCart(server)
  server.respondTo(getOfferConversation, { original: [] })
  cleanup()
  const { user } = await openPage('/checkout?sellerId=11', { server, signedIn: ayesha })
  await user.click(await screen.findByRole('button', { name: 'Confirm Order' }))
  expect(await screen.findByText(cartChanged)).toBeTruthy()
  const sent = server.requests.find(({ name }) => name === checkout.name)
  expect(sent?.body).toMatchObject({ cart_items: [{ product_id: 601, cart_item_id: 1 }] })
})

// CHECKOUT-12
test('orders one unit of a product that is bought directly, although the cart has more of it', async () => {
  const item = aCartItem(1, { quantity: 3 })
  const server = createCartServer(item)
  server.respondTo(getProduct, item.product)
  localStorage.setItem('guestID', guestId)
  await openPage(`/checkout?itemId=${item.product_id}`, { server })
  expect(await screen.findByText('1 × Rs.2,100')).toBeTruthy()
})
