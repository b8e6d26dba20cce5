import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { anOrder } from '@closyyy/testing/builders'
import { failure, noNetwork, type ReceivedRequest, success } from '@closyyy/testing/fake-server'
import { onToast } from '@closyyy/ui/toast'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCartItem, type createCartServer } from '../../test/cart-server.ts'
import { openCheckout, openKnownGuest } from '../../test/open-checkout.ts'
// Preloads lazy modules, so that no test waits for them.
import '../features/checkout/city/city-picker.tsx'
import '../features/checkout/closed/closed-checkout.tsx'

const toasts: string[] = []
let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  toasts.length = 0
  stop = onToast(({ message }) => toasts.push(message))
})
afterEach(() => stop())

type Server = ReturnType<typeof createCartServer>

const alreadyPlaced = 'Your order was already placed, with the details you sent first.'
const failed = 'Error during checkout. Please try again.'

/** Places orders as the API does: once for each key, and out of the cart. Returns the bodies that it placed. */
function placeOrders(server: Server, isResponseLost = () => false) {
  const placed = new Map<string, string>()
  const place = (call: typeof checkout | typeof checkoutGuest) => async (request: ReceivedRequest) => {
    const [key, body] = [request.idempotencyKey ?? '', JSON.stringify(request.body)]
    const earlier = placed.get(key)
    if (earlier !== undefined && earlier !== body) {
      const message = 'This idempotency key was used for another request.'
      return failure('invalid', message, { 'Idempotency-Key': [message] })
    }
    if (earlier === undefined && placed.size > 0) return failure('conflict', 'Your cart has changed.')
    placed.set(key, body)
    server.replaceItems()
    return isResponseLost() ? noNetwork() : success(call, anOrder())
  }
  const start = () => {
    server.respondTo(checkout, place(checkout))
    server.respondTo(checkoutGuest, place(checkoutGuest))
  }
  start()
  return { start, bodies: () => [...placed.values()].map(body => JSON.parse(body)) }
}

/** Loses the first response only. */
function losingOnce() {
  let responses = 0
  return () => ++responses === 1
}

// CHECKOUT-17
test('opens the order of a guest who changed the phone after its response was lost', async () => {
  const { user, server, router, confirm } = await openKnownGuest()
  const { bodies } = placeOrders(server, losingOnce())
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  const phone = screen.getByLabelText('Phone')
  await user.clear(phone)
  await user.type(phone, '0300 7654321')
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(toasts).toContain(alreadyPlaced)
  expect(bodies()).toMatchObject([{ guest_info: { phone: '0300 1234567' } }])
  expect(sessionStorage.getItem('checkoutKey')).toBeNull()
})

// CHECKOUT-17
test('opens the order of an account that chose another address after its response was lost', async () => {
  const { user, server, router, confirm } = await openCheckout({ signedIn: true })
  const { bodies } = placeOrders(server, losingOnce())
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  await user.click(screen.getByRole('radio', { name: /House 2/ }))
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(bodies()).toMatchObject([{ delivery_address_id: 1 }])
})

// CHECKOUT-17
test('places the changed details alone if the first request never arrived', async () => {
  const { user, server, router, confirm } = await openKnownGuest()
  server.respondTo(checkoutGuest, noNetwork)
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  const { bodies } = placeOrders(server)
  const phone = screen.getByLabelText('Phone')
  await user.clear(phone)
  await user.type(phone, '0300 7654321')
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(bodies()).toMatchObject([{ guest_info: { phone: '0300 7654321' } }])
  expect(toasts).not.toContain(alreadyPlaced)
})

// CHECKOUT-17
test('still finds the order after the changed details were rejected', async () => {
  const { user, server, router, confirm } = await openKnownGuest()
  const { bodies, start } = placeOrders(server, losingOnce())
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  const message = 'We don’t deliver to this address.'
  server.respondTo(checkoutGuest, () => failure('invalid', message, { 'guest_info.address': [message] }))
  server.replaceItems(aCartItem(1))
  const address = screen.getByLabelText('Address')
  await user.type(address, ', Block 4')
  await confirm()
  expect(await screen.findByText(message)).toBeTruthy()
  start()
  await user.type(address, ', Gulberg')
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(bodies()).toMatchObject([{ guest_info: { address: 'House # 12/3' } }])
})

// CHECKOUT-17
test('opens the order of a seller who went on vacation after its response was lost', async () => {
  const away = aCartItem(1)
  away.product = { ...away.product, user: { ...away.product.user, on_vacation: true } }
  const { server, router, confirm } = await openKnownGuest()
  server.respondTo(getProduct, away.product)
  placeOrders(server, losingOnce())
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  server.replaceItems(away)
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
})

// CHECKOUT-17
test('does not repeat the request of another person in this tab', async () => {
  const other = { seller_id: 11, cart_items: [{ product_id: 601 }], guest_info: { phone: '0333 1234567' } }
  const stored = { owner: 'c1f0b1de-7c5b-4f0e-9a5e-0d4f6f0a5b12', key: 'k', bodies: [JSON.stringify(other)] }
  sessionStorage.setItem('checkoutKey', JSON.stringify(stored))
  const { server } = await openCheckout({ now: [] })
  expect(await screen.findByText('This item is no longer in your cart')).toBeTruthy()
  expect(server.requests.some(({ name }) => name === checkoutGuest.name)).toBe(false)
})

// CHECKOUT-6
test('keeps the address as it was sent while the order is placed', async () => {
  const { server, confirm } = await openCheckout({ signedIn: true })
  server.respondTo(checkout, () => new Promise<Response>(() => undefined))
  await screen.findByRole('radio', { name: /House 1/ })
  await confirm()
  const other = screen.getByRole('radio', { name: /House 2/ })
  await waitFor(() => expect(other.closest('fieldset:disabled')).not.toBeNull())
})
