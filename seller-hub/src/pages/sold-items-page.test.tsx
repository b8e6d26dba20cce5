import { cancelOrder, deliverOrder, getOrder, listOrders, reportOrder, shipOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { deleteProduct, relistProduct } from '@closyyy/contract/own-products-calls'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { anOrder } from '../../test/order.ts'
import { productOf, productPageOf } from '../../test/product.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './packing-slip-page.tsx'
import './sold-items-page.tsx'

const SOLD = '/seller/sellinghub/sold-items'

let server: FakeServer
let orders: Order[]

beforeEach(() => {
  orders = [anOrder()]
  server = createFakeServer()
  server.respondTo(listOrders, () => success(listOrders, aPage(orders, { of: 3 })))
})

const callsTo = (name: string) => server.requests.filter(call => call.name === name)
const card = () => screen.findByRole('rowgroup', { name: 'Order CLX23456789ABCD' })

test('shows recipient, items and profit of an order', async () => {
  await openHub(SOLD, server)
  const order = await card()
  for (const text of ['To ship', 'Hina Raza', '+923001234567', 'House # 12/3', 'Lahore, Punjab, 54000', 'Kurtis']) {
    expect(within(order).getByText(text)).toBeDefined()
  }
  expect(order.textContent).toMatch(
    /ItemsRs\.4,000Closyyy fee \(10%\)− Rs\.400Your share of the delivery− Rs\.250You earnRs\.3,350/,
  )
  expect(order.textContent).toMatch(/Rs\.2,000 × 2/)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...'ID Images Title Description Price Category Brand Location'.split(' '),
    'Date sold',
  ])
})

// ORDER-11
test('shows row numbers that continue across pages', async () => {
  orders = [anOrder({ id: 71 }), anOrder({ id: 72, tracking_no: 'CLX99999999ABCD' })]
  server.respondTo(listOrders, () => success(listOrders, aPage(orders, { page: 2, of: 3 })))
  await openHub(`${SOLD}?page=2`, server)
  await card()
  const numbers = screen.getAllByRole('cell').flatMap(({ textContent }) => textContent?.match(/^ID(\d+)$/)?.[1] ?? [])
  expect(numbers).toEqual(['9', '10'])
})

// LEDGER-3
test('deducts no delivery fee from a small sale', async () => {
  orders = [anOrder({ subtotal: 2_000, platform_fee: 200, seller_profit: 1_800 })]
  await openHub(SOLD, server)
  expect((await card()).textContent).toMatch(/Closyyy fee \(10%\)− Rs\.200You earnRs\.1,800/)
})

test('marks an order as shipped and confirms', async () => {
  server.respondTo(shipOrder, () => {
    orders = [anOrder({ status: 'shipped', actions: [] })]
    return success(shipOrder, orders[0])
  })
  const { user, toasts } = await openHub(SOLD, server)
  await user.click(within(await card()).getByRole('button', { name: 'Mark as shipped' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Marked as shipped. We’ve told the buyer.' }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as shipped' })).toBeNull())
})

// ORDER-16
test('asks before an order that was just shipped counts as delivered', async () => {
  server.respondTo(shipOrder, () => {
    orders = [anOrder({ status: 'shipped', actions: ['deliver'] })]
    return success(shipOrder, orders[0])
  })
  server.respondTo(deliverOrder, () => {
    orders = [anOrder({ status: 'delivered', actions: [] })]
    return success(deliverOrder, orders[0])
  })
  const { user, toasts } = await openHub(SOLD, server)
  await user.click(within(await card()).getByRole('button', { name: 'Mark as shipped' }))
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }))
  const question = within(screen.getByRole('dialog', { name: 'Was it delivered?' }))
  expect(callsTo('deliverOrder')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Yes, it was delivered' }))
  const message = 'Marked as delivered. We’ve asked the buyer to confirm.'
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message, kind: 'success' }))
  expect(callsTo('deliverOrder')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// ORDER-16
test('confirms before cancelling, and sends one request', async () => {
  server.respondTo(cancelOrder, () => {
    orders = [anOrder({ status: 'cancelled', actions: [] })]
    return success(cancelOrder, orders[0])
  })
  const { user, toasts } = await openHub(SOLD, server)
  await user.click(within(await card()).getByRole('button', { name: 'Cancel order' }))
  expect(callsTo('cancelOrder')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'The order was cancelled.' }]))
  expect(callsTo('cancelOrder')).toHaveLength(1)
  expect(await screen.findByText('This order was cancelled. Its items are on sale again.')).toBeDefined()
})

test('shows the new status if the other side was first', async () => {
  server.respondTo(shipOrder, () => {
    orders = [anOrder({ status: 'cancelled', actions: [] })]
    return failure('conflict', 'This order has already been cancelled.')
  })
  const { user, toasts } = await openHub(SOLD, server)
  await user.click(within(await card()).getByRole('button', { name: 'Mark as shipped' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'This order has already been cancelled.' }]))
  expect(await screen.findByText('This order was cancelled. Its items are on sale again.')).toBeDefined()
})

test('lets an action without a response be retried', async () => {
  server.respondTo(shipOrder, noNetwork)
  const { user, toasts } = await openHub(SOLD, server)
  await user.click(within(await card()).getByRole('button', { name: 'Mark as shipped' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'That didn’t work. Please try again.' }]))
  expect(await screen.findByRole('button', { name: 'Mark as shipped' })).toBeDefined()
})

test('stores status and page in the URL', async () => {
  const { user } = await openHub(`${SOLD}?status=shipped&page=2`, server)
  await card()
  expect(callsTo('listOrders')[0]?.query).toMatchObject({ type: 'sold', status: 'shipped', page: '2' })
  expect(screen.getByRole('link', { name: 'Shipped' }).getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Completed' }))
  expect(window.location.search).toBe('?status=completed')
})

// PRODUCT-19
test('lists products sold elsewhere, to relist or delete', async () => {
  let products = [5, 6].map(id => productOf({ id, sold: true, sold_elsewhere_at: '2026-11-20T09:00:00Z' }))
  server.respondTo(listOwnProducts, () => success(listOwnProducts, productPageOf(products)))
  server.respondTo(relistProduct, () => {
    products = products.slice(1)
    return success(relistProduct, productOf({ id: 5 }))
  })
  server.respondTo(deleteProduct, () => {
    products = []
    return success(deleteProduct, { id: 6 })
  })
  const { user, toasts } = await openHub(SOLD, server)
  await user.click(await screen.findByRole('tab', { name: 'Sold elsewhere' }))
  const row = await screen.findByRole('row', { name: /Kurta 5/ })
  expect(window.location.search).toBe('?tab=elsewhere')
  expect(server.requests.at(-1)?.query).toMatchObject({ sold_elsewhere: '1' })
  for (const text of ['Sold elsewhere', 'Kurtis', 'Khaadi', 'Karachi', '20 November 2026'])
    expect(within(row).getByText(text)).toBeDefined()
  await user.click(within(row).getByRole('button', { name: 'Relist Kurta 5' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Kurta 5/ })).toBeNull())
  expect(toasts).toMatchObject([{ message: 'The listing is back on sale.', kind: 'success' }])
  await user.click(screen.getByRole('button', { name: 'Delete Kurta 6' }))
  await user.click(screen.getByRole('button', { name: 'Yes, Delete' }))
  expect(await screen.findByText('Nothing sold elsewhere')).toBeDefined()
})

test('keeps a product that cannot be relisted, with the error', async () => {
  const product = productOf({ id: 5, sold: true, sold_elsewhere_at: '2026-11-20T09:00:00Z' })
  server.respondTo(listOwnProducts, () => success(listOwnProducts, productPageOf([product])))
  server.respondTo(relistProduct, () => failure('conflict', 'This product was sold through the shop.'))
  const { user, toasts } = await openHub(`${SOLD}?tab=elsewhere`, server)
  await user.click(await screen.findByRole('button', { name: 'Relist Kurta 5' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'This product was sold through the shop.' }]))
  expect(screen.getByRole('row', { name: /Kurta 5/ })).toBeDefined()
})

test('never shows a failed load as empty', async () => {
  server.respondTo(listOrders, noNetwork)
  const { user } = await openHub(SOLD, server)
  expect(await screen.findByText('We couldn’t load your sold items.')).toBeDefined()
  server.respondTo(listOrders, aPage<Order>([]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing sold yet')).toBeDefined()
})

test('prints a packing slip with code, recipient and amount to collect', async () => {
  server.respondTo(getOrder, anOrder())
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await openHub(`${SOLD}/51/slip`, server)
  const slip = await screen.findByRole('article')
  expect(slip.textContent).toMatch(/CLX23456789ABCD.*Hina Raza.*House # 12\/3.*Rs\.4,250.*Lawn kurta × 2/)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('shows no packing slip to the buyer', async () => {
  const { buyer: _buyer, ...bought } = anOrder()
  server.respondTo(getOrder, bought)
  await openHub(`${SOLD}/51/slip`, server)
  expect(await screen.findByText('Order not found.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('renders in Urdu with place names', async () => {
  const product = productOf({ id: 5, sold: true, sold_elsewhere_at: '2026-11-20T09:00:00Z' })
  server.respondTo(listOwnProducts, () => success(listOwnProducts, productPageOf([product])))
  const { user } = await openHub(SOLD, server, 'ur')
  expect(await screen.findByRole('button', { name: 'روانہ کر دیا' })).toBeDefined()
  expect(screen.getByText('لاہور، پنجاب، 54000')).toBeDefined()
  const [, elsewhere] = screen.getAllByRole('tab')
  await user.click(elsewhere as HTMLElement)
  expect(await screen.findByText('کراچی')).toBeDefined()
})

// ORDER-13, ORDER-14
test('shows the deadline of a shipped order, and reports a refused parcel', async () => {
  const shipped = { status: 'shipped' as const, shipped_at: '2026-01-16T09:30:00Z', actions: ['deliver' as const] }
  orders = [anOrder({ ...shipped, deadline_at: '2026-01-30T09:30:00Z', reports: ['refused', 'returned', 'lost'] })]
  server.respondTo(reportOrder, () => {
    orders = [anOrder({ ...shipped, outcome: 'refused', reports: ['returned', 'lost'] })]
    return success(reportOrder, orders[0] as Order)
  })
  const { user } = await openHub(SOLD, server)
  const order = within(await card())
  expect(order.getByText(/Mark it as delivered by 30 January/)).toBeDefined()
  await user.click(order.getByText('Did the parcel come back or get lost?'))
  await user.click(order.getByRole('button', { name: 'The buyer refused it' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, it was refused' }))
  expect(await screen.findByText('Coming back')).toBeDefined()
  expect(callsTo('reportOrder').map(({ body }) => body)).toEqual([{ report: 'refused' }])
})
