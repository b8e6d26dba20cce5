import { addCartItem, addGuestCartItem } from '@closyyy/contract/carts-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { aProduct } from '@closyyy/testing/builders'
import { failure, noNetwork } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../../../test/cart-server.ts'
import { openPage } from '../../../../test/open-page.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const kurti = (given: Partial<Product> = {}) => aProduct({ id: 601, quantity_left: 3, ...given })
type CartServer = ReturnType<typeof createCartServer>
const openButton = (server: CartServer, product: Product, signedIn?: typeof ayesha) =>
  openPage('/seller/anywhere', { server, signedIn, header: <AddToCartButton product={product} /> })
function LatestButton() {
  const { data } = useQuery(callQuery(getProduct, { params: { id: 601 } }))
  return data && <AddToCartButton product={data} />
}
function collectToasts() {
  const toasts: string[] = []
  return { toasts, stop: onToast(({ message }) => toasts.push(message)) }
}
const add = () => screen.findByRole('button', { name: 'Add to cart' })

test('creates a guest id, adds the chosen quantity and links to the cart', async () => {
  const server = createCartServer()
  const { user } = await openButton(server, kurti())
  await user.click(await screen.findByRole('button', { name: 'One more of Lawn kurti teal' }))
  await user.click(await add())
  expect((await screen.findByRole('link', { name: 'View cart' })).getAttribute('href')).toBe('/cart')
  const guest_id = localStorage.getItem('guestID')
  expect(guest_id).toMatch(/^[\da-f-]{36}$/)
  expect(server.sent[0]).toMatchObject({
    name: addGuestCartItem.name,
    body: { guest_id, product_id: 601, quantity: 2 },
  })
  expect(sessionStorage.getItem('product-601-addedToCart')).toBe('true')
  expect(sessionStorage.getItem('quantity_left')).toBe('3')
})

test('announces an added product in an existing live region', async () => {
  const { user } = await openButton(createCartServer(), kurti({ quantity_left: 1 }), ayesha)
  await add()
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await user.click(await add())
  await screen.findByRole('link', { name: 'View cart' })
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).not.toBe('')
})

test('adds with the session of a signed-in user', async () => {
  const server = createCartServer()
  const { user } = await openButton(server, kurti(), ayesha)
  await user.click(await add())
  await screen.findByRole('link', { name: 'View cart' })
  expect(server.sent.some(({ name }) => name === addCartItem.name)).toBe(true)
  expect(localStorage.getItem('guestID')).toBeNull()
})

test('shows that the product is already in the cart', async () => {
  await openButton(createCartServer(aCartItem(1)), kurti(), ayesha)
  expect(await screen.findByRole('link', { name: 'View cart' })).toBeTruthy()
})

test('shows the button if the stored flag contradicts the cart', async () => {
  sessionStorage.setItem('product-601-addedToCart', 'true')
  await openButton(createCartServer(), kurti(), ayesha)
  expect(await add()).toBeTruthy()
})

// UI-2
test.each([
  ['a rejection', () => failure('conflict', 'This item is sold out.'), 'This item is sold out.'],
  ['a lost network', noNetwork, 'We couldn’t add this to your cart. Please try again.'],
])('shows %s once, beside the button', async (_, response, message) => {
  const { toasts, stop } = collectToasts()
  const server = createCartServer()
  server.respondTo(addCartItem, response)
  const { user } = await openButton(server, kurti(), ayesha)
  await user.click(await add())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(toasts).toEqual([])
  stop()
})

// UI-2
test('shows a rejection in a toast if the button is removed because the item was sold', async () => {
  const { toasts, stop } = collectToasts()
  const server = createCartServer()
  server.respondTo(getProduct, kurti())
  server.respondTo(addCartItem, () => {
    server.respondTo(getProduct, kurti({ sold: true, quantity_left: 0 }))
    return failure('conflict', 'This item is sold out.')
  })
  const { user } = await openPage('/seller/anywhere', { server, signedIn: ayesha, header: <LatestButton /> })
  await user.click(await add())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull())
  await waitFor(() => expect(toasts).toEqual(['This item is sold out.']))
  stop()
})

test('shows no quantity for the last unit', async () => {
  await openButton(createCartServer(), kurti({ quantity_left: 1 }))
  await add()
  expect(screen.queryByRole('group')).toBeNull()
})

const { user: seller } = aProduct()
test.each([
  ['sold', { sold: true }],
  ['out of stock', { quantity_left: 0 }],
  ['of a seller on vacation', { user: { ...seller, on_vacation: true } }],
  ["the buyer's own", { user: { ...seller, id: ayesha.userId } }],
])('shows no button for a product that is %s', async (_state, given) => {
  await openButton(createCartServer(), kurti(given), ayesha)
  await waitFor(() => expect(screen.getByText('Another page')).toBeTruthy())
  expect(screen.queryByRole('button')).toBeNull()
})
