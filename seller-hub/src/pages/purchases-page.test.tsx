import { confirmOrder, listOrders } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { buttonClass } from '@closyyy/ui/button'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { aPurchase } from '../../test/order.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './purchases-page.tsx'
import './resolution-page.tsx'

let server: FakeServer
let orders: Order[]

beforeEach(() => {
  orders = [aPurchase({ status: 'delivered', actions: ['confirm'], delivered_at: '2026-01-18T09:30:00Z' })]
  server = createFakeServer()
  server.respondTo(listOrders, () => success(listOrders, aPage(orders)))
})

const press = async (user: Awaited<ReturnType<typeof openHub>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

test('confirms receipt after a confirmation', async () => {
  server.respondTo(confirmOrder, () => {
    orders = [aPurchase({ status: 'completed', actions: [] })]
    return success(confirmOrder, orders[0])
  })
  const { user, toasts } = await openHub('/seller/purchases', server)
  await press(user, 'I have received it')
  expect(server.requests.some(({ name }) => name === 'confirmOrder')).toBe(false)
  await press(user, 'Yes, I have it')
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Thank you! The seller gets paid now.' }]))
  expect(await screen.findByText('You have received this order. Enjoy it!')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull()
})

test('shows that an order was already completed', async () => {
  server.respondTo(confirmOrder, () => failure('conflict', 'This order has already been completed.'))
  const { user, toasts } = await openHub('/seller/purchases', server)
  await press(user, 'I have received it')
  await press(user, 'Yes, I have it')
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'This order has already been completed.' }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, I have it' })).toBeNull())
})

test('opens the rating form of each order that can be rated', async () => {
  orders = [
    aPurchase({ id: 51, tracking_no: 'CLXA', status: 'completed', actions: [], can_rate: true }),
    aPurchase({ id: 50, tracking_no: 'CLXB', status: 'completed', actions: [], can_rate: false }),
    aPurchase({ id: 49, tracking_no: 'CLXC', status: 'completed', actions: [], can_rate: true }),
  ]
  const { user } = await openHub('/seller/purchases', server)
  const order = async (name: string) => within(await screen.findByRole('article', { name }))
  expect((await order('Order CLXB')).queryByRole('link', { name: 'Rate the seller' })).toBeNull()
  await user.click((await order('Order CLXC')).getByRole('link', { name: 'Rate the seller' }))
  expect(window.location.pathname + window.location.search).toBe('/user/11?rate=49')
})

test('links to the problem report of the order', async () => {
  const { user } = await openHub('/seller/purchases', server)
  await user.click(await screen.findByRole('link', { name: 'Report a problem' }))
  expect(window.location.pathname + window.location.search).toBe('/seller/resolution?report=51')
})

// ORDER-18
test('makes the open problem the main action instead of confirming, which ends it without a refund', async () => {
  const open_dispute = { id: 8, deadline_at: '2026-02-01T09:30:00Z' }
  orders = [
    aPurchase({ tracking_no: 'CLXA', status: 'delivered', actions: ['confirm'], open_dispute }),
    aPurchase({ id: 52, tracking_no: 'CLXB', status: 'delivered', actions: ['confirm'] }),
  ]
  await openHub('/seller/purchases', server)
  const order = async (name: string) => within(await screen.findByRole('article', { name }))
  const primary = buttonClass()
  const secondary = buttonClass({ kind: 'secondary' })
  const disputed = await order('Order CLXA')
  expect(disputed.getByRole('link', { name: 'View problem' }).className).toBe(primary)
  expect(disputed.getByRole('button', { name: 'I have received it' }).className).toContain(secondary)
  const other = await order('Order CLXB')
  expect(other.queryByRole('link', { name: 'View problem' })).toBeNull()
  expect(other.getByRole('button', { name: 'I have received it' }).className).toContain(primary)
})

// DISPUTE-8
test.each([
  ['is unconfirmed', { confirm_by: '2026-01-18T11:30:00Z' }],
  ['is being checked', { held_until: '2026-01-18T11:30:00Z' }],
])('links to no report while the order %s', async (_name, set) => {
  orders = [aPurchase(set)]
  await openHub('/seller/purchases', server)
  await screen.findByRole('article', { name: 'Order CLX23456789ABCD' })
  expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull()
})

// DISPUTE-1
test('leads to the open problem of a delivered order instead of asking for a confirmation', async () => {
  const open_dispute = { id: 8, deadline_at: '2026-02-01T09:30:00Z' }
  orders = [aPurchase({ status: 'delivered', delivered_at: '2026-01-18T09:30:00Z', open_dispute })]
  await openHub('/seller/purchases', server)
  const order = within(await screen.findByRole('article', { name: 'Order CLX23456789ABCD' }))
  expect(
    order.getByText('Your parcel was delivered. The seller doesn’t get paid while the problem is open.'),
  ).toBeTruthy()
  expect(order.queryByText(/Confirm it/)).toBeNull()
  const links = order.getAllByRole('link', { name: /problem/ })
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View problem', '/seller/resolution?dispute=8'],
  ])
})

// ORDER-21
test('shows where a parcel goes and whom the courier calls', async () => {
  orders = [aPurchase({ recipient: { name: 'Sana Mir', phone: '923001234567' } })]
  await openHub('/seller/purchases', server)
  const { parentElement: place } = await screen.findByText('Deliver to')
  expect(place?.textContent).toContain('Deliver toSana Mir')
  expect(place?.textContent).toContain('0300 1234567')
})

test('lists purchases, with an empty state', async () => {
  orders = []
  await openHub('/seller/purchases', server)
  expect(await screen.findByText('You haven’t bought anything yet')).toBeDefined()
  expect(server.requests.find(({ name }) => name === 'listOrders')?.query).toMatchObject({ type: 'purchased' })
})
