import { getCart, getGuestCart } from '@closyyy/contract/carts-calls'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { listOrders } from '@closyyy/contract/orders-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { storeCheckoutItems } from '@closyyy/platform/marketplace/checkout-items'
import { anOrder, aPage, aProduct } from '@closyyy/testing/builders'
import { failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { openCheckout, openKnownGuest } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/checkout/city/city-picker.tsx'
import '../features/checkout/closed/closed-checkout.tsx'
import '../features/checkout/lines/order-changes.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('recovers an unanswered order once its product is gone', async () => {
  const item = aCartItem(1)
  const body = { seller_id: 11, cart_items: [{ product_id: 601 }], delivery_address_id: 1 }
  sessionStorage.setItem(
    'checkoutKey',
    JSON.stringify({ owner: ayesha.userId, key: 'k', bodies: [JSON.stringify(body)] }),
  )
  storeCheckoutItems([item])
  const server = createCartServer()
  server.respondTo(getProduct, { ...item.product, sold: true, quantity_left: 0 })
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(listOrders, aPage([anOrder()]))
  server.respondTo(checkout, anOrder())
  const { router } = await openPage('/checkout?sellerId=11', { server, signedIn: ayesha })
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
})

// CHECKOUT-2
test('shows changed prices and stock before the confirmation', async () => {
  const selected = [
    aCartItem(1),
    aCartItem(2, { quantity: 3, title: 'Khussa' }),
    aCartItem(3, { title: 'Shawl' }),
    aCartItem(4, { quantity: 3, title: 'Dupatta' }),
    aCartItem(5, { title: 'Shalwar' }),
    aCartItem(6, { title: 'Peshawari chappal' }),
  ]
  const now = [
    aCartItem(1, { price: 1900 }),
    aCartItem(2, { quantity: 3, title: 'Khussa', quantity_left: 2 }),
    aCartItem(3, { title: 'Shawl', sold: true, price: 2300 }),
    aCartItem(4, { quantity: 3, title: 'Dupatta', quantity_left: 2, price: 2300 }),
    aCartItem(5, { title: 'Shalwar', quantity_left: 0 }),
    { ...aCartItem(6, { title: 'Peshawari chappal', quantity_left: 0 }), is_deleted: true },
  ]
  await openCheckout({ selected, now })
  expect(await screen.findByText('Lawn kurti teal: The price has dropped from Rs.2,100 to Rs.1,900.')).toBeTruthy()
  expect(screen.getByText('Khussa: only 2 left. The quantity has been lowered.')).toBeTruthy()
  expect(screen.getByText('Shawl has just been sold. It isn’t part of this order.')).toBeTruthy()
  expect(screen.getByText('Dupatta: only 2 left. The quantity has been lowered.')).toBeTruthy()
  expect(screen.getByText('Dupatta: The price has gone up from Rs.2,100 to Rs.2,300.')).toBeTruthy()
  expect(screen.getByText('Shalwar isn’t on sale at the moment. It isn’t part of this order.')).toBeTruthy()
  expect(screen.getByText('Peshawari chappal is no longer for sale. It isn’t part of this order.')).toBeTruthy()
  expect(screen.queryByText('Shawl: The price', { exact: false })).toBeNull()
})

// CHECKOUT-2
test('offers no order of an earlier visit while the cart loads', async () => {
  const { server, router } = await openCheckout({ signedIn: true })
  await screen.findByRole('button', { name: 'Confirm Order' })
  await act(() => router.navigate('/cart'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull())
  const several = aCartItem(1, { quantity: 2 })
  storeCheckoutItems([several], { cartId: 1 })
  const cart = Promise.withResolvers<Response>()
  server.respondTo(getCart, () => cart.promise)
  await act(() => router.navigate('/checkout?sellerId=11'))
  expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
  cart.resolve(success(getCart, { id: 1, items: [several] }))
  expect(await screen.findByRole('button', { name: 'Confirm Order' })).toBeTruthy()
  expect(screen.getByText('2 × Rs.2,100')).toBeTruthy()
})

// OFFER-16
test('orders the last unit left at the agreed price', async () => {
  const several = { ...aCartItem(1, { quantity: 2, quantity_left: 1 }), single_unit_price: 1800 }
  await openCheckout({ selected: [several], signedIn: true })
  expect(await screen.findByText('1 × Rs.1,800')).toBeTruthy()
  expect(screen.getByText('Lawn kurti teal: The price has dropped from Rs.2,100 to Rs.1,800.')).toBeTruthy()
  expect(screen.queryByText('is for 1 item only', { exact: false })).toBeNull()
})

// OFFER-16
test('explains that the agreed price is for one of several units', async () => {
  const several = { ...aCartItem(1, { quantity: 2, quantity_left: 3 }), single_unit_price: 1800 }
  await openCheckout({ selected: [several], signedIn: true })
  expect(await screen.findByText('2 × Rs.2,100')).toBeTruthy()
  expect(screen.getByText('Your offer’s price of Rs.1,800 is for 1 item only.', { exact: false })).toBeTruthy()
})

test('says that a deleted item is no longer for sale', async () => {
  const deleted = { ...aCartItem(1, { quantity_left: 0 }), is_deleted: true }
  await openCheckout({ selected: [aCartItem(1)], now: [deleted] })
  expect(within(await screen.findByRole('alert')).getByText('This item is no longer for sale')).toBeTruthy()
})

// CHECKOUT-7
test('shows both prices of an offer that ended since', async () => {
  const selected = aCartItem(1)
  const price_change = { reason: 'offer_expired' as const, previous_price: 2100 }
  await openCheckout({ selected: [selected], now: [{ ...aCartItem(1, { price: 2500 }), price_change }] })
  const message = 'Lawn kurti teal: The offer of Rs.2,100 has expired. The price is Rs.2,500 now.'
  expect(await screen.findByText(message)).toBeTruthy()
})

test('does not attribute a later price change to an offer that ended before the cart was seen', async () => {
  const selected = aCartItem(1, { price: 2400 })
  const price_change = { reason: 'offer_expired' as const, previous_price: 2100 }
  await openCheckout({ selected: [selected], now: [{ ...aCartItem(1, { price: 2500 }), price_change }] })
  expect(await screen.findByText('Lawn kurti teal: The price has gone up from Rs.2,400 to Rs.2,500.')).toBeTruthy()
})

test('retries items that failed to load', async () => {
  storeCheckoutItems([aCartItem(1)])
  const server = createCartServer(aCartItem(1))
  server.respondTo(getCart, () => failure('unavailable'))
  const { user } = await openPage('/checkout?sellerId=11', { server, signedIn: ayesha })
  expect(await screen.findByText('We couldn’t check your items. Please try again.')).toBeTruthy()
  server.respondTo(getCart, { id: 1, items: [aCartItem(1)] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 × Rs.2,100')).toBeTruthy()
})

test.each([
  [1, 'This item has just been sold'],
  [2, 'These items have just been sold'],
])('shows links, and nothing to confirm or pay, if none of %i is left', async (count, title) => {
  const selected = Array.from({ length: count }, (_, place) => aCartItem(place + 1))
  await openCheckout({ selected, now: selected.map(({ id }) => aCartItem(id, { sold: true })) })
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(title)).toBeTruthy()
  expect(notice.getByText('No order was placed, so there is nothing to pay.')).toBeTruthy()
  expect(notice.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/cart')
  const similar = screen.getByRole('region', { name: 'Similar items' })
  expect(notice.getByRole('link', { name: 'See similar items' }).getAttribute('href')).toBe(
    `#${similar.getAttribute('aria-labelledby')}`,
  )
  expect(screen.getAllByText('Sold out')).toHaveLength(count)
  expect(screen.queryByText('Total to pay')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
})

// CART-12
test('does not call an item sold that its seller hid', async () => {
  await openCheckout({ now: [aCartItem(1, { quantity_left: 0 })] })
  expect(await screen.findByText('This item isn’t available right now')).toBeTruthy()
  expect(screen.getByText('Not available')).toBeTruthy()
  expect(screen.queryByText('Sold out')).toBeNull()
})

// CART-12
test('says that an item that was taken down is no longer for sale, without its title', async () => {
  const removed = aCartItem(1, { title: '', photos: [], approval_status: 'rejected', quantity_left: 0 })
  await openCheckout({ selected: [aCartItem(1), aCartItem(2)], now: [removed, aCartItem(2, { title: 'Shawl' })] })
  expect(await screen.findByText('An item is no longer for sale. It isn’t part of this order.')).toBeTruthy()
  expect(screen.getByText('Product not available')).toBeTruthy()
  expect(screen.queryByText('Lawn kurti teal')).toBeNull()
  expect(screen.getByRole('button', { name: 'Confirm Order' })).toBeTruthy()
})

// CART-12
test('does not call a product sold that can no longer be read', async () => {
  const server = createCartServer()
  server.respondTo(getProduct, () => failure('not-found'))
  storeCheckoutItems([aCartItem(1)], { isDirect: true })
  await openPage('/checkout?sellerId=11', { server, signedIn: ayesha })
  expect(await screen.findByText('This item isn’t available right now')).toBeTruthy()
  expect(screen.queryByText('Sold out')).toBeNull()
  expect(screen.queryByText('Lawn kurti teal')).toBeNull()
})

test('sends one order for a product that sold out and focuses the notice', async () => {
  const { server, confirm } = await openKnownGuest()
  server.respondTo(listSuggestedProducts, aPage([aProduct({ id: 700, title: 'Khussa' }), aProduct({ id: 601 })]))
  server.respondTo(checkoutGuest, () => {
    server.replaceItems(aCartItem(1, { sold: true }))
    return failure('conflict', 'Lawn kurti teal is already sold.')
  })
  await confirm()
  const notice = await screen.findByText('This item has just been sold')
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(notice)).toBe(true)
  const similar = within(await screen.findByRole('list', { name: 'Similar items' }))
  expect(similar.getAllByRole('article')).toHaveLength(1)
  expect(server.requests.filter(({ name }) => name === 'checkoutGuest')).toHaveLength(1)
})

test('offers a retry if an unanswered order cannot be checked', async () => {
  const item = aCartItem(1)
  const body = { seller_id: 11, cart_items: [{ product_id: 601 }], delivery_address_id: 1 }
  sessionStorage.setItem(
    'checkoutKey',
    JSON.stringify({ owner: ayesha.userId, key: 'k', bodies: [JSON.stringify(body)] }),
  )
  storeCheckoutItems([item])
  const server = createCartServer(aCartItem(1, { sold: true }))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(listOrders, aPage([anOrder()]))
  server.respondTo(checkout, noNetwork)
  const { user, router } = await openPage('/checkout?sellerId=11', { server, signedIn: ayesha })
  const message = 'We couldn’t check whether your order was placed. Please try again.'
  expect(await screen.findByText(message)).toBeTruthy()
  server.respondTo(checkout, anOrder())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
})

// CART-5
test('ignores a press during the refetch after a rejection', async () => {
  const { user, server } = await openKnownGuest()
  const button = await screen.findByRole('button', { name: 'Confirm Order' })
  const [rejected, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  server.respondTo(getGuestCart, async () => {
    rejected.resolve()
    await read.promise
    return success(getGuestCart, { id: 1, items: [aCartItem(1, { price: 2500 })] })
  })
  server.respondTo(checkoutGuest, () => failure('conflict', 'Lawn kurti teal costs Rs.2,500 now.'))
  await user.click(button)
  await rejected.promise
  await user.click(button)
  await act(async () => read.resolve())
  expect(await screen.findByText('Lawn kurti teal costs Rs.2,500 now.')).toBeTruthy()
  expect(screen.getByText('Lawn kurti teal: The price has gone up from Rs.2,100 to Rs.2,500.')).toBeTruthy()
  expect(server.requests.filter(({ name }) => name === 'checkoutGuest')).toHaveLength(1)
})
