import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { ENDED_SESSION_KEY } from '@closyyy/platform/session-data/session-keys'
import { anOrder } from '@closyyy/testing/builders'
import { failure } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem } from '../../test/cart-server.ts'
import { openCheckout, openKnownGuest, sana } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/checkout/city/city-picker.tsx'
import '../features/checkout/ended-session/ended-session.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const agreed = { ...aCartItem(1), unit_price: 1700, total_price: 1700, offer_id: 9 }

/** Orders after the session ended elsewhere, as the shell and the API respond to it. */
async function orderAfterSessionEnd(selected: ReturnType<typeof aCartItem>) {
  localStorage.setItem('guestInfo', JSON.stringify(sana))
  const page = await openCheckout({ selected: [selected], signedIn: true })
  await screen.findByRole('radio', { name: /House 1/ })
  page.server.respondTo(getProduct, selected.product)
  page.server.respondTo(checkout, () => {
    sessionStorage.setItem(ENDED_SESSION_KEY, '1')
    return failure('signed-out')
  })
  await page.confirm()
  return page
}

// CHECKOUT-16
test('says that the session has ended, with a login that returns to the agreed price', async () => {
  const { server } = await orderAfterSessionEnd(agreed)
  const title = await screen.findByText('You’ve been logged out')
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  expect(document.activeElement?.contains(title)).toBe(true)
  expect(screen.getByText('Log in to order at your agreed price', { exact: false })).toBeTruthy()
  const login = screen.getByRole('link', { name: 'Log in again' }).getAttribute('href') ?? ''
  const returnTo = new URL(login, 'http://localhost').searchParams.get('redirect') ?? ''
  expect(returnTo).toBe('/checkout?sellerId=11')
  cleanup()
  await openPage(returnTo, { server, signedIn: ayesha })
  expect(await screen.findByText('1 × Rs.1,700')).toBeTruthy()
  expect(screen.queryByText('You’ve been logged out')).toBeNull()
})

// CHECKOUT-16
test('orders as a guest at the list price after the session ended', async () => {
  const { server, confirm, router } = await orderAfterSessionEnd(agreed)
  expect(await screen.findByText('1 × Rs.2,100')).toBeTruthy()
  expect(screen.queryByText('1 × Rs.1,700')).toBeNull()
  server.respondTo(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  const order = server.requests.find(({ name }) => name === checkoutGuest.name)
  expect(order?.body).toMatchObject({ cart_items: [{ product_id: 601, quantity: 1, price: 2100 }] })
  expect(JSON.stringify(order?.body)).not.toContain('cart_item_id')
})

// CHECKOUT-16
test('says so after the next fetch if the end was stored after the first one', async () => {
  const { server, confirm } = await openKnownGuest()
  server.respondTo(checkoutGuest, () => {
    sessionStorage.setItem(ENDED_SESSION_KEY, '1')
    return failure('conflict', 'Lawn kurti teal costs Rs.2,100 now.')
  })
  await confirm()
  expect(await screen.findByText('You’ve been logged out')).toBeTruthy()
  expect(screen.getByDisplayValue('sana@example.com')).toBeTruthy()
})

// CHECKOUT-16
test('mentions no agreed price if there was none', async () => {
  await orderAfterSessionEnd(aCartItem(1))
  expect(await screen.findByText('Log in to use your saved addresses', { exact: false })).toBeTruthy()
})

// CHECKOUT-16
test('tells no other guest that a session has ended', async () => {
  await openKnownGuest()
  expect(await screen.findByRole('button', { name: 'Confirm Order' })).toBeTruthy()
  expect(screen.queryByText('You’ve been logged out')).toBeNull()
})
