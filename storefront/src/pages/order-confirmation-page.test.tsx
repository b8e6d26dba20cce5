import { cancelOrder, confirmOrder, getGuestOrder, listOrders, type Order } from '@closyyy/contract/orders'
import { listSuggestedProducts } from '@closyyy/contract/products'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../test/an-order.ts'
import { openPage } from '../../test/open-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const guestId = '7b0ff4f2-7c5b-4f0e-9a5e-0d4f6f0a5b11'

function serverWith(order: Order) {
  const server = createFakeServer()
  server.answer(listOrders, aPage([order]))
  server.answer(getGuestOrder, order)
  server.answer(
    listSuggestedProducts,
    aPage([aProduct({ id: 700, title: 'Khussa' }), aProduct({ id: 701, sold: true })]),
  )
  return server
}

const openOrder = (server: ReturnType<typeof createFakeServer>, path = '/orderconfirmation/97', signedIn = true) =>
  openPage(path, { server, signedIn: signedIn ? ayesha : undefined })

test('an order shows what was bought, where it goes and what it costs', async () => {
  const server = serverWith(anOrder())
  await openOrder(server)
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeTruthy()
  expect(screen.getByText('CLX97')).toBeTruthy()
  expect(screen.getByText('20 January 2026')).toBeTruthy()
  expect(screen.getAllByText('House # 12/3')).toHaveLength(2)
  expect(screen.getByText('Billing address')).toBeTruthy()
  const rows = screen.getAllByRole('row').map(row => row.textContent)
  expect(rows).toEqual([
    'ItemQuantityPrice',
    'Lawn kurti teal1Rs.2,100',
    'SubtotalRs.2,100',
    'ShippingRs.250',
    'TaxRs.0',
    'TotalRs.2,350',
  ])
  expect(screen.getByText(/email as soon as your order ships/)).toBeTruthy()
  expect(server.heard.find(({ name }) => name === 'listOrders')?.query).toEqual({ type: 'purchased', orderId: '97' })
})

test('unsold pieces are suggested', async () => {
  await openOrder(serverWith(anOrder()))
  expect(await screen.findByRole('link', { name: 'Khussa' })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
})

test('without suggestions it says so', async () => {
  const server = serverWith(anOrder())
  server.answer(listSuggestedProducts, aPage([]))
  await openOrder(server)
  expect(await screen.findByText('No products available')).toBeTruthy()
})

test.each([
  ['the link in the email', '?token=abc', undefined, { token: 'abc' }],
  ['this browser’s id', '', guestId, { guest_id: guestId }],
])('a guest opens it by %s and can call it off', async (_, query, kept, proof) => {
  if (kept) localStorage.setItem('guestID', kept)
  const server = serverWith(anOrder())
  const { user } = await openOrder(server, `/orderconfirmation/97${query}`, false)
  await screen.findByText('CLX97')
  expect(server.heard.find(({ name }) => name === 'getGuestOrder')?.query).toEqual({ ...proof, type: 'purchased' })
  server.answer(cancelOrder, () => {
    server.answer(getGuestOrder, anOrder({ status: 'cancelled', actions: [] }))
    return success(cancelOrder, anOrder({ status: 'cancelled', actions: [] }))
  })
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
  expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeTruthy()
  expect(server.heard.find(({ name }) => name === 'cancelOrder')?.body).toEqual(proof)
})

test('a buyer says that it came', async () => {
  const server = serverWith(anOrder({ status: 'delivered', actions: ['confirm'] }))
  const { user } = await openOrder(server)
  server.answer(confirmOrder, () => {
    server.answer(listOrders, aPage([anOrder({ status: 'completed', actions: [] })]))
    return success(confirmOrder, anOrder({ status: 'completed', actions: [] }))
  })
  await user.click(await screen.findByRole('button', { name: 'I have received it' }))
  expect(await screen.findByRole('heading', { name: 'This order is complete' })).toBeTruthy()
})

test('a guest without link and id is told how to open the order', async () => {
  await openOrder(serverWith(anOrder()), '/orderconfirmation/97', false)
  expect(await screen.findByText(/Open the link in the email/)).toBeTruthy()
})

test('the bare address says that the number is missing', async () => {
  await openOrder(serverWith(anOrder()), '/orderconfirmation')
  expect(await screen.findByText('Order ID is missing!')).toBeTruthy()
})

test('an order that is not among one’s own is not found', async () => {
  const server = serverWith(anOrder())
  server.answer(listOrders, aPage([]))
  await openOrder(server)
  expect(await screen.findByText('Order not found.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Your order' })).toBeTruthy()
})

test.each([
  ['404', () => failure('not-found', 'Nothing here.'), 'Order not found! Please check the order ID.'],
  ['words', () => failure('too-many', 'Too many requests.'), 'Error fetching order details: Too many requests.'],
  ['no words', () => new Response('', { status: 400 }), 'Error fetching order details: Unknown error'],
  ['nothing that can be read', () => Response.json({ status: 'success' }), 'Failed to load order details.'],
  ['no network', noNetwork, 'Network error: Unable to reach the server.'],
])('a load that fails with %s says so', async (_, answer, message) => {
  const server = serverWith(anOrder())
  server.answer(listOrders, () => answer() as Response)
  await openOrder(server)
  await waitFor(() => expect(screen.getByText(message)).toBeTruthy(), { timeout: 5000 })
})

test('a load that failed can be tried again', async () => {
  const server = serverWith(anOrder())
  server.answer(listOrders, noNetwork)
  const { user } = await openOrder(server)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answer(listOrders, aPage([anOrder()]))
  await user.click(again)
  expect(await screen.findByText('CLX97')).toBeTruthy()
})
