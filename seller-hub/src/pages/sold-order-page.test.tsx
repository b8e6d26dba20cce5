import { deliverOrder, getOrder, reportOrder, shipOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { anOrder, aPurchase } from '../../test/order.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './sold-order-page.tsx'

const path = '/seller/sellinghub/sold-items/51'

function serverWith(response: Order | (() => Response | Promise<Response>)) {
  const server = createFakeServer()
  server.respondTo(getOrder, response)
  return server
}

const stepsShown = () =>
  within(screen.getByRole('list', { name: 'Order status' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)

// ORDER-15
test('shows a sold order with its timeline to the payout and the deadline of its next step', async () => {
  const deadline_at = '2026-01-20T09:30:00Z'
  const history = [{ step: 'placed' as const, at: '2026-01-15T09:30:00Z' }]
  await openHub(path, serverWith(anOrder({ deadline_at, history })))
  const order = within(await screen.findByRole('article', { name: 'Order CLX23456789ABCD' }))
  expect(stepsShown()).toEqual([
    `Order placed${localTime('2026-01-15T09:30:00Z', 'time')}`,
    `ShippedShip by ${localTime(deadline_at, 'time')}`,
    'Deliverednot yet',
    'Received by the buyernot yet',
    'Cash handed over by the couriernot yet',
    'Paid out to younot yet',
  ])
  expect(order.getByRole('button', { name: 'Mark as shipped' })).toBeTruthy()
  expect(order.getByRole('link', { name: 'Packing slip' })).toBeTruthy()
  expect(order.getByText('Hina Raza')).toBeTruthy()
  expect(order.getByText('You earn')).toBeTruthy()
})

test('shows no earnings of a cancelled order', async () => {
  await openHub(path, serverWith(anOrder({ status: 'cancelled', actions: [] })))
  const order = within(await screen.findByRole('article', { name: 'Order CLX23456789ABCD' }))
  expect(order.getByText('Hina Raza')).toBeTruthy()
  expect(order.queryByText('You earn')).toBeNull()
})

test.each([
  ['unknown', () => failure('not-found')],
  ['one’s own purchase', aPurchase()],
])('hides an order that is %s', async (_case, response) => {
  await openHub(path, serverWith(response))
  expect(await screen.findByText('Order not found.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sold items' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('retries a failed load', async () => {
  const server = serverWith(noNetwork)
  const { user } = await openHub(path, server)
  await screen.findByText('We couldn’t load this order.')
  server.respondTo(getOrder, anOrder())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Order CLX23456789ABCD' })).toBeTruthy()
})

// ORDER-19
test('reports the success of an action whose response was lost', async () => {
  let order = anOrder({})
  const server = serverWith(() => success(getOrder, order))
  server.respondTo(shipOrder, () => {
    order = anOrder({ status: 'shipped', actions: ['deliver'] })
    return noNetwork()
  })
  server.respondTo(deliverOrder, () => {
    order = anOrder({ status: 'delivered', actions: [] })
    return failure('internal')
  })
  const { user, toasts } = await openHub(path, server)
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
  const shipped = { message: 'Marked as shipped. We’ve told the buyer.', kind: 'success' }
  await waitFor(() => expect(toasts).toMatchObject([shipped]))
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Yes/ }))
  const delivered = { message: 'Marked as delivered. We’ve asked the buyer to confirm.', kind: 'success' }
  await waitFor(() => expect(toasts).toMatchObject([shipped, delivered]))
})

// ORDER-19
test('asks to retry an action that had no effect', async () => {
  const server = serverWith(anOrder({}))
  server.respondTo(shipOrder, noNetwork)
  const { user, toasts } = await openHub(path, server)
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'That didn’t work. Please try again.' }]))
})

// ORDER-19
test.each([
  ['The buyer refused it', 'refused', 'Reported. We’ve told the buyer.', 'success'],
  ['It is lost', undefined, 'That didn’t work. Please try again.', 'danger'],
] as const)('shows by the outcome of the order whether a report without a response was taken: %s', async (...row) => {
  const [name, outcome, message, kind] = row
  const shipped = { status: 'shipped' as const, actions: ['deliver' as const] }
  let order = anOrder({ ...shipped, reports: ['refused', 'lost'] })
  const server = serverWith(() => success(getOrder, order))
  server.respondTo(reportOrder, () => {
    if (outcome) order = anOrder({ ...shipped, outcome, reports: ['lost'] })
    return noNetwork()
  })
  const { user, toasts } = await openHub(path, server)
  await user.click(await screen.findByText('Did the parcel come back or get lost?'))
  await user.click(screen.getByRole('button', { name }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Yes/ }))
  await waitFor(() => expect(toasts).toMatchObject([{ message, kind }]))
})

// LEDGER-7
test('shows when a shipped order whose cash came counts as delivered', async () => {
  const deadline_at = '2026-02-04T09:30:00Z'
  await openHub(path, serverWith(anOrder({ status: 'shipped', actions: ['deliver'], deadline_at, is_taken: true })))
  const order = within(await screen.findByRole('article', { name: 'Order CLX23456789ABCD' }))
  expect(order.getByText(/otherwise it counts as delivered on 4 February/)).toBeTruthy()
})

// DISPUTE-2
test('says that a delivered order with an open problem is not paid yet', async () => {
  const open_dispute = { id: 8, deadline_at: '2026-02-01T09:30:00Z' }
  await openHub(path, serverWith(anOrder({ status: 'delivered', actions: [], open_dispute })))
  const order = within(await screen.findByRole('article', { name: 'Order CLX23456789ABCD' }))
  expect(order.getByText('It has arrived. You don’t get paid while the problem is open.')).toBeTruthy()
  expect(order.getAllByRole('link', { name: /problem/ }).map(link => link.textContent)).toEqual(['View problem'])
})
