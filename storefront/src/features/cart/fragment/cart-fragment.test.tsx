import { type Cart, type CartItem, getCart, getGuestCart, mergeCart } from '@closyyy/contract/carts'
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

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type CartServer = ReturnType<typeof createCartServer>
const openHeader = (server: CartServer, signedIn?: typeof ayesha) =>
  openPage('/seller/anywhere', { server, signedIn, header: <CartFragment /> })
const icon = (name: string) => screen.findByRole('link', { name })
const panel = () => screen.findByRole('region', { name: 'Your bag' })
const namesOf = (server: CartServer) => server.heard.map(({ name }) => name)

test('the badge counts rows, not pieces', async () => {
  const server = createCartServer(aCartItem(1, { quantity: 3 }), aCartItem(2))
  await openHeader(server, ayesha)
  const link = await icon('Cart, 2 items')
  expect(link.getAttribute('href')).toBe('/cart')
  expect(link.textContent).toBe('2')
})

test('a guest who has put nothing in asks nobody', async () => {
  const server = createCartServer(aCartItem(1))
  await openHeader(server)
  await icon('Cart')
  expect(server.heard).toEqual([])
})

test('a guest reads the cart by the id in this browser', async () => {
  localStorage.setItem('guestID', GUEST_ID)
  const server = createCartServer(aCartItem(1))
  await openHeader(server)
  await icon('Cart, 1 item')
  expect(server.heard).toMatchObject([{ name: getGuestCart.name, query: { guest_id: GUEST_ID } }])
})

test('after signing in the cart of the guest is merged once, and the guest forgotten', async () => {
  localStorage.setItem('guestID', GUEST_ID)
  const server = createCartServer(aCartItem(1))
  await openHeader(server, ayesha)
  await icon('Cart, 1 item')
  expect(server.sent.map(({ name, body }) => [name, body])).toEqual([[mergeCart.name, { guest_id: GUEST_ID }]])
  expect(localStorage.getItem('guestID')).toBeNull()
  tellFromAnotherTab()
  await waitFor(() => expect(namesOf(server)).toEqual([mergeCart.name, getCart.name]))
})

test('a session that ends leaves the cart of a guest', async () => {
  const { store } = await openHeader(createCartServer(aCartItem(1)), ayesha)
  await icon('Cart, 1 item')
  await act(async () => void store.dispatch(sessionEnded()))
  expect((await icon('Cart')).textContent).toBe('')
})

test('a merge that fails on the way keeps the guest for the next time, and the cart is shown', async () => {
  localStorage.setItem('guestID', GUEST_ID)
  const server = createCartServer(aCartItem(1))
  server.answer(mergeCart, () => failure('unavailable'))
  await openHeader(server, ayesha)
  await icon('Cart, 1 item')
  expect(localStorage.getItem('guestID')).toBe(GUEST_ID)
})

test('what another tab changes is fetched anew', async () => {
  const server = createCartServer(aCartItem(1))
  await openHeader(server, ayesha)
  await icon('Cart, 1 item')
  server.keep(aCartItem(1), aCartItem(2))
  tellFromAnotherTab()
  expect(await icon('Cart, 2 items')).toBeTruthy()
})

test('a mouse that rests on the icon opens the mini-cart', async () => {
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
  expect(mini.getByRole('link', { name: 'View bag' }).getAttribute('href')).toBe('/cart')
})

test('a press keeps it open, a press outside or another one closes it', async () => {
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

test('the focus opens it, Esc closes it and keeps the focus, Enter follows the link', async () => {
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
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your bag' })).toBeNull())
})

/** The header's piece once it knows a cart, however that came to be. */
function KnownCart({ items }: { items: CartItem[] }) {
  const queryClient = useQueryClient()
  useState(() => queryClient.setQueryData<Cart>(cartKey(ayesha.userId), { id: 1, items }))
  return <CartFragment />
}

test('what a line lacks is named', async () => {
  const item = aCartItem(1, { title: '', photos: [] })
  const header = <KnownCart items={[{ ...item, total_price: Number.NaN }]} />
  const { user } = await openPage('/seller/anywhere', { server: createCartServer(item), signedIn: ayesha, header })
  await user.click(await icon('Cart, 1 item'))
  const mini = within(await panel())
  expect(mini.getByText('Product not available')).toBeTruthy()
  expect(mini.getByText('N/A')).toBeTruthy()
  expect(mini.getByRole('img')).toBeTruthy()
})

test('a cart that could not be loaded is no empty one', async () => {
  const server = createCartServer(aCartItem(1))
  server.answer(getCart, () => failure('unavailable'))
  const { user } = await openHeader(server, ayesha)
  await user.click(await icon('Cart'))
  expect(await screen.findByText('Error fetching your cart items.')).toBeTruthy()
})

function tellFromAnotherTab() {
  const tab = new BroadcastChannel('closyyy.events')
  tab.postMessage({ name: 'cart.changed', payload: {} })
  tab.close()
}
