import { getCart, getGuestCart, mergeCart } from '@closyyy/contract/carts-calls'
import type { Cart, CartItem } from '@closyyy/contract/carts-schemas'
import { useQueryClient } from '@closyyy/platform/query'
import { sessionEnded } from '@closyyy/platform/session'
import { failure } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../../../test/cart-server.ts'
import { openPage } from '../../../../test/open-page.tsx'
import { cartKey } from '../use-cart.ts'
import { CartFragment } from './cart-fragment.tsx'

const GUEST_ID = '3f8a1c52-9d0e-4b7a-8c11-6a2f5e7d9b04'
const away = { ...aCartItem(1).product.user, on_vacation: true }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type CartServer = ReturnType<typeof createCartServer>
const openHeader = (server: CartServer, signedIn?: typeof ayesha) =>
  openPage('/seller/anywhere', { server, signedIn, header: <CartFragment /> })
const icon = (name: string) => screen.findByRole('link', { name })
const panel = () => screen.findByRole('region', { name: 'Your cart' })
const namesOf = (server: CartServer) => server.requests.map(({ name }) => name)

// CART-9
test('counts items, not units, in the badge', async () => {
  const server = createCartServer(aCartItem(1, { quantity: 3 }), aCartItem(2))
  await openHeader(server, ayesha)
  const link = await icon('Cart, 2 items')
  expect(link.getAttribute('href')).toBe('/cart')
  expect(link.textContent).toBe('2')
})

test('sends no request for a guest without a cart', async () => {
  const server = createCartServer(aCartItem(1))
  await openHeader(server)
  await icon('Cart')
  expect(server.requests).toEqual([])
})

test("fetches a guest's cart by the stored id", async () => {
  localStorage.setItem('guestID', GUEST_ID)
  const server = createCartServer(aCartItem(1))
  await openHeader(server)
  await icon('Cart, 1 item')
  expect(server.requests).toMatchObject([{ name: getGuestCart.name, query: { guest_id: GUEST_ID } }])
})

// SESSION-13
test('leaves the guest cart alone if the session came from another tab', async () => {
  localStorage.setItem('guestID', GUEST_ID)
  sessionStorage.setItem('receivedSession', '1')
  const server = createCartServer(aCartItem(1))
  await openHeader(server, ayesha)
  await icon('Cart, 1 item')
  expect(namesOf(server)).toEqual([getCart.name])
  expect(localStorage.getItem('guestID')).toBe(GUEST_ID)
})

test('merges the guest cart once after sign-in and clears the guest id', async () => {
  localStorage.setItem('guestID', GUEST_ID)
  const server = createCartServer(aCartItem(1))
  await openHeader(server, ayesha)
  await icon('Cart, 1 item')
  expect(server.sent.map(({ name, body }) => [name, body])).toEqual([[mergeCart.name, { guest_id: GUEST_ID }]])
  expect(localStorage.getItem('guestID')).toBeNull()
  postFromAnotherTab('cart.changed')
  await waitFor(() => expect(namesOf(server)).toEqual([mergeCart.name, getCart.name]))
})

test('shows the guest cart after the session ends', async () => {
  const { store } = await openHeader(createCartServer(aCartItem(1)), ayesha)
  await icon('Cart, 1 item')
  await act(async () => void store.dispatch(sessionEnded()))
  expect((await icon('Cart')).textContent).toBe('')
})

test('keeps the guest id after a failed merge and shows the cart', async () => {
  localStorage.setItem('guestID', GUEST_ID)
  const server = createCartServer(aCartItem(1))
  server.respondTo(mergeCart, () => failure('unavailable'))
  await openHeader(server, ayesha)
  await icon('Cart, 1 item')
  expect(localStorage.getItem('guestID')).toBe(GUEST_ID)
})

test.each([
  ['a change', 'cart.changed', {}],
  ['a purchase from an offer', 'offer.added-to-cart', { offer_id: 41 }],
])('refetches after %s in another tab', async (_, event, payload) => {
  const server = createCartServer(aCartItem(1))
  await openHeader(server, ayesha)
  await icon('Cart, 1 item')
  server.replaceItems(aCartItem(1), aCartItem(2))
  postFromAnotherTab(event, payload)
  expect(await icon('Cart, 2 items')).toBeTruthy()
})

test('opens the mini-cart on hover', async () => {
  const server = createCartServer(
    aCartItem(1, { title: 'Kurti', quantity: 2 }),
    aCartItem(2, { title: 'Shawl', price: 900 }),
  )
  const { user } = await openHeader(server, ayesha)
  await user.hover(await icon('Cart, 2 items'))
  const mini = within(await panel())
  expect(mini.getByRole('link', { name: 'Kurti' })).toBeTruthy()
  expect(mini.getByText('Quantity 2')).toBeTruthy()
  expect(mini.getByText('Rs.5,100')).toBeTruthy()
  expect(mini.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart')
})

// CART-3
test.each([
  ['is sold out', { sold: true, quantity_left: 0 }, 'Everything in your cart has sold out.'],
  ['is hidden by its seller', { quantity_left: 0 }, 'Nothing here is on sale at the moment.'],
  ['is of a seller on vacation', { user: away }, 'You can check out once the seller is back.'],
])('shows no total in the mini-cart if everything %s', async (_, given, words) => {
  const { user } = await openHeader(createCartServer(aCartItem(1, given)), ayesha)
  await user.hover(await icon('Cart, 1 item'))
  const mini = within(await panel())
  expect(mini.getByText(words)).toBeTruthy()
  expect(mini.queryByText('Total')).toBeNull()
  expect(mini.getByRole('link', { name: 'View cart' })).toBeTruthy()
})

// CART-12
test('marks an item in the mini-cart that its seller deleted', async () => {
  const deleted = { ...aCartItem(1, { quantity_left: 0 }), is_deleted: true }
  const { user } = await openHeader(createCartServer(deleted), ayesha)
  await user.hover(await icon('Cart, 1 item'))
  expect(within(await panel()).getByText('· Not available')).toBeTruthy()
})

// OFFER-16
test('says in the mini-cart that an agreed price is for one of several units', async () => {
  const item = { ...aCartItem(1, { quantity: 2 }), single_unit_price: 1800 }
  const { user } = await openHeader(createCartServer(item), ayesha)
  await user.hover(await icon('Cart, 1 item'))
  const words = 'Your offer’s price of Rs.1,800 is for 1 item only. Lower the quantity to 1 to get it.'
  expect(within(await panel()).getByText(words)).toBeTruthy()
})

test('stays open after a press, closes on a second press or one outside', async () => {
  const { user } = await openHeader(createCartServer(aCartItem(1)), ayesha)
  const link = await icon('Cart, 1 item')
  await user.click(link)
  expect(await panel()).toBeTruthy()
  await user.click(document.body)
  expect(screen.queryByRole('region')).toBeNull()
  await user.click(link)
  await panel()
  await user.click(link)
  expect(screen.queryByRole('region')).toBeNull()
})

test('opens on focus, closes on Esc keeping the focus, follows the link on Enter', async () => {
  const { user, router } = await openHeader(createCartServer(aCartItem(1)), ayesha)
  const link = await icon('Cart, 1 item')
  await user.tab()
  await panel()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(link)
  await waitFor(() => expect(link.getAttribute('aria-expanded')).toBe('false'))
  act(() => link.blur())
  act(() => link.focus())
  await panel()
  await act(async () => void fireEvent.click(link, { detail: 0 }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your cart' })).toBeNull())
})

function KnownCart({ items }: { items: CartItem[] }) {
  const queryClient = useQueryClient()
  useState(() => queryClient.setQueryData<Cart>(cartKey(ayesha.userId), { id: 1, items }))
  return <CartFragment />
}

test('shows placeholders for missing values of an item', async () => {
  const item = aCartItem(1, { title: '', photos: [] })
  const header = <KnownCart items={[{ ...item, total_price: Number.NaN }]} />
  const { user } = await openPage('/seller/anywhere', { server: createCartServer(item), signedIn: ayesha, header })
  await user.click(await icon('Cart, 1 item'))
  const mini = within(await panel())
  expect(mini.getByText('Product not available')).toBeTruthy()
  expect(mini.getByText('N/A')).toBeTruthy()
  expect(mini.getByRole('img')).toBeTruthy()
})

test('shows an error, not an empty cart, if loading fails', async () => {
  const server = createCartServer(aCartItem(1))
  server.respondTo(getCart, () => failure('unavailable'))
  const { user } = await openHeader(server, ayesha)
  await user.click(await icon('Cart'))
  expect(await screen.findByText('Error fetching your cart items.')).toBeTruthy()
})

function postFromAnotherTab(name: string, payload: object = {}) {
  const tab = new BroadcastChannel('closyyy.events')
  tab.postMessage({ name, payload })
  tab.close()
}
