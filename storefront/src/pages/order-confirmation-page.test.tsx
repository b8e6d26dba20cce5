import { cancelOrder, confirmOrder, getGuestOrder, listOrders } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { localTime } from '@closyyy/i18n/local-time'
import { anOrder, aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast, type Toast } from '@closyyy/ui/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T12:00:00Z') })
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => void vi.useRealTimers())

const timeOf = (moment: string) => localTime(moment, 'time')

const guestId = '7b0ff4f2-7c5b-4f0e-9a5e-0d4f6f0a5b11'

function serverWith(order: Order) {
  const server = createFakeServer()
  server.respondTo(listOrders, aPage([order]))
  server.respondTo(getGuestOrder, order)
  server.respondTo(
    listSuggestedProducts,
    aPage([aProduct({ id: 700, title: 'Khussa' }), aProduct({ id: 701, sold: true })]),
  )
  return server
}

const openOrder = (server: ReturnType<typeof createFakeServer>, path = '/orderconfirmation/97', signedIn = true) =>
  openPage(path, { server, signedIn: signedIn ? ayesha : undefined })

test('shows cash due, arrival and tracking of a new order first', async () => {
  await openOrder(serverWith(anOrder()))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  const banner = within(heading.parentElement as HTMLElement)
  expect(banner.getByText('CLX97')).toBeTruthy()
  expect(banner.getByText('To pay in cash on delivery').nextSibling?.textContent).toBe('Rs.2,350')
  expect(banner.getByText('Expected delivery').nextSibling?.textContent).toBe('23–26 January')
  const track = banner.getByRole('link', { name: 'Track order' })
  const progress = screen.getByRole('list', { name: 'Order status' })
  expect(track.getAttribute('href')).toBe(`#${progress.closest('section')?.id}`)
  const steps = within(progress).getAllByRole('listitem')
  expect(steps.map(step => step.textContent)).toEqual([
    `Order placed${timeOf('2026-01-20T09:30:00Z')}`,
    'Shippednot yet',
    'Deliverednot yet',
    'Receivednot yet',
  ])
  expect(steps.map(step => step.getAttribute('aria-current'))).toEqual(['step', null, null, null])
})

test('shows when an order was shipped and promises no further email', async () => {
  await openOrder(serverWith(anOrder({ status: 'shipped', shipped_at: '2026-01-21T09:30:00Z', actions: ['confirm'] })))
  await screen.findByRole('heading', { level: 1, name: 'Your order is on its way' })
  expect(screen.queryByText(/email/)).toBeNull()
  expect(screen.getByText('22–25 January')).toBeTruthy()
  expect(screen.getByText(timeOf('2026-01-21T09:30:00Z'))).toBeTruthy()
})

// LEDGER-7
test('shows when a parcel that the courier was paid for counts as delivered', async () => {
  const deadline_at = '2026-02-04T09:30:00Z'
  await openOrder(serverWith(anOrder({ status: 'shipped', actions: ['confirm'], deadline_at, is_taken: true })))
  const sentence = `It counts as delivered on ${timeOf(deadline_at)}. If you don’t have it, report a problem.`
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('links to the open problem of an order', async () => {
  const open_dispute = { id: 8, deadline_at: '2026-02-01T09:30:00Z' }
  await openOrder(serverWith(anOrder({ status: 'delivered', actions: ['confirm'], open_dispute })))
  const sentence = `The problem with this order will be decided by ${timeOf('2026-02-01T09:30:00Z')}.`
  expect(await screen.findByText(sentence)).toBeTruthy()
  const links = screen.getAllByRole('link', { name: /problem/ })
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View problem', '/seller/resolution?dispute=8'],
  ])
})

test('lets a buyer with the order rate the seller', async () => {
  const { user } = await openOrder(serverWith(anOrder({ status: 'completed', actions: [], can_rate: true })))
  await user.click(await screen.findByRole('link', { name: 'Rate the seller' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/user/11?rate=97'))
})

test('shows neither payment nor arrival of a cancelled order', async () => {
  const cancelled_at = '2026-01-20T10:00:00Z'
  await openOrder(serverWith(anOrder({ status: 'cancelled', actions: [], cancelled_at })))
  await screen.findByRole('heading', { level: 1, name: 'This order was cancelled' })
  for (const words of ['To pay in cash on delivery', 'Expected delivery', 'Track order'])
    expect(screen.queryByText(words)).toBeNull()
  const steps = within(screen.getByRole('list', { name: 'Order status' })).getAllByRole('listitem')
  expect(steps.map(step => step.textContent)).toEqual([
    `Order placed${timeOf('2026-01-20T09:30:00Z')}`,
    `Cancelled${timeOf(cancelled_at)}`,
  ])
})

// ORDER-9
test('shows items, address and totals of an order', async () => {
  const [kurti] = anOrder().items
  const items = [{ ...kurti, quantity: 2 }] as Order['items']
  const server = serverWith(anOrder({ items, subtotal: 4200, total_amount: 4450 }))
  await openOrder(server)
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeTruthy()
  expect(screen.getByText('CLX97')).toBeTruthy()
  expect(screen.getByText('20 January 2026')).toBeTruthy()
  expect(screen.getAllByText('House # 12/3')).toHaveLength(2)
  expect(screen.getByText('Billing address')).toBeTruthy()
  const rows = screen.getAllByRole('row').map(row => row.textContent)
  expect(rows).toEqual([
    'ItemQuantityPriceTotal',
    'Lawn kurti teal2Rs.2,100Rs.4,200',
    'SubtotalRs.4,200',
    'ShippingRs.250',
    'TaxRs.0',
    'TotalRs.4,450',
  ])
  expect(screen.getByText(/email you as soon as your order ships/)).toBeTruthy()
  expect(server.requests.find(({ name }) => name === 'listOrders')?.query).toEqual({ type: 'purchased', orderId: '97' })
})

test('shows city and province in Urdu and isolates Latin names', async () => {
  document.documentElement.lang = 'ur'
  const lahore = { ...anOrder().delivery_address, state_province_or_region: 'Punjab', zip_or_postal_code: '54000' }
  await openPage('/orderconfirmation/97', {
    server: serverWith(anOrder({ delivery_address: lahore })),
    signedIn: ayesha,
    locale: 'ur',
  })
  expect(await screen.findAllByText('لاہور، پنجاب، 54000')).toHaveLength(2)
  expect(screen.getByText(/\u2068zara_wardrobe\u2069/)).toBeTruthy()
  expect(screen.getByText('23–26 جنوری')).toBeTruthy()
  document.documentElement.lang = 'en'
})

// ORDER-21
test('shows who receives the parcel with the shipping address', async () => {
  const recipient = { name: 'Sana Mir', phone: '923001234567' }
  await openOrder(serverWith(anOrder({ recipient })))
  const address = (await screen.findByText('Shipping address')).nextSibling as HTMLElement
  expect([...address.children].map(line => line.textContent)).toEqual([
    'Sana Mir',
    'House # 12/3',
    'Lahore',
    '\u20660300 1234567\u2069',
  ])
  expect(screen.getByText('Billing address').nextSibling?.textContent).toBe('Sana MirHouse # 12/3Lahore')
})

// ORDER-9
test('suggests unsold products', async () => {
  await openOrder(serverWith(anOrder()))
  expect(await screen.findByRole('link', { name: 'Khussa' })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
})

test('suggests similar products first, then others, never the bought ones', async () => {
  const server = serverWith(anOrder())
  server.respondTo(listSuggestedProducts, ({ query }) => {
    const ids = query.like === '682' ? [701, 682, 702] : [682, 702, 801, 802, 803, 804, 805, 806, 807]
    return success(listSuggestedProducts, aPage(ids.map(id => aProduct({ id, title: `Item ${id}` }))))
  })
  await openOrder(server)
  const list = within(await screen.findByRole('list', { name: 'You Might Also Like' }))
  const titles = list.getAllByRole('article').map(card => within(card).getAllByRole('link')[0]?.textContent)
  expect(titles).toEqual([701, 702, 801, 802, 803, 804, 805, 806].map(id => `Item ${id}`))
})

test('shows an empty state without suggestions', async () => {
  const server = serverWith(anOrder())
  server.respondTo(listSuggestedProducts, aPage([]))
  await openOrder(server)
  expect(await screen.findByText('No products available')).toBeTruthy()
})

test.each([
  ['the link in the email', '?token=abc', undefined, { token: 'abc' }],
  ['this browser’s id', '', guestId, { guest_id: guestId }],
])('lets a guest open and cancel an order by %s', async (_, query, storedId, proof) => {
  if (storedId) localStorage.setItem('guestID', storedId)
  const server = serverWith(anOrder())
  const { user } = await openOrder(server, `/orderconfirmation/97${query}`, false)
  await screen.findByText('CLX97')
  expect(server.requests.find(({ name }) => name === 'getGuestOrder')?.query).toEqual({ ...proof, type: 'purchased' })
  server.respondTo(cancelOrder, () => {
    server.respondTo(getGuestOrder, anOrder({ status: 'cancelled', actions: [] }))
    return success(cancelOrder, anOrder({ status: 'cancelled', actions: [] }))
  })
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
  await user.click(screen.getByRole('button', { name: 'Keep the order' }))
  expect(server.requests.some(({ name }) => name === 'cancelOrder')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeTruthy()
  expect(server.requests.find(({ name }) => name === 'cancelOrder')?.body).toEqual(proof)
})

// ORDER-19
test.each([
  ['shows an action whose response was lost as done', true, 'This order was cancelled'],
  ['asks to try again if an action did not arrive', false, 'Thank you for your order'],
])('%s', async (_, hasArrived, heading) => {
  const toasts: Toast[] = []
  const stop = onToast(toast => void toasts.push(toast))
  const server = serverWith(anOrder())
  const { user } = await openOrder(server)
  server.respondTo(cancelOrder, () => {
    if (hasArrived) server.respondTo(listOrders, aPage([anOrder({ status: 'cancelled', actions: [] })]))
    return noNetwork()
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }))
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual([hasArrived ? 'success' : 'danger']))
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  stop()
})

test('lets a buyer confirm the receipt', async () => {
  const server = serverWith(anOrder({ status: 'delivered', actions: ['confirm'] }))
  const { user } = await openOrder(server)
  server.respondTo(confirmOrder, () => {
    server.respondTo(listOrders, aPage([anOrder({ status: 'completed', actions: [] })]))
    return success(confirmOrder, anOrder({ status: 'completed', actions: [] }))
  })
  await user.click(await screen.findByRole('button', { name: 'I have received it' }))
  await user.click(screen.getByRole('button', { name: 'Yes, I have it' }))
  expect(await screen.findByRole('heading', { name: 'This order is complete' })).toBeTruthy()
})

// ORDER-10
test('shows a guest without link and id how to open the order', async () => {
  await openOrder(serverWith(anOrder()), '/orderconfirmation/97', false)
  expect(await screen.findByText(/Open the link in your order/)).toBeTruthy()
  const login = screen.getByRole('link', { name: 'Login' })
  expect(login.getAttribute('href')).toBe('/seller/login?redirect=%2Forderconfirmation%2F97')
})

// ORDER-10
test('shows that the order number is missing', async () => {
  await openOrder(serverWith(anOrder()), '/orderconfirmation')
  expect(await screen.findByText('Order ID is missing!')).toBeTruthy()
})

// ORDER-10
test('shows not found for another person’s order', async () => {
  const server = serverWith(anOrder())
  server.respondTo(listOrders, aPage([]))
  await openOrder(server)
  expect(await screen.findByText('Order not found.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Your order' })).toBeTruthy()
})

// ORDER-10
test.each([
  ['404', () => failure('not-found', 'Nothing here.'), 'Order not found! Please check the order ID.'],
  ['words', () => failure('too-many', 'Too many requests.'), 'Error fetching order details: Too many requests.'],
  ['no words', () => new Response('', { status: 400 }), 'Error fetching order details: Unknown error'],
  ['nothing that can be read', () => Response.json({ status: 'success' }), 'Failed to load order details.'],
  ['no network', noNetwork, 'Network error: Unable to reach the server.'],
])('shows the error of a load that fails with %s', async (_, response, message) => {
  const server = serverWith(anOrder())
  server.respondTo(listOrders, () => response() as Response)
  await openOrder(server)
  await waitFor(() => expect(screen.getByText(message)).toBeTruthy(), { timeout: 5000 })
})

test('retries a failed load', async () => {
  const server = serverWith(anOrder())
  server.respondTo(listOrders, noNetwork)
  const { user } = await openOrder(server)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.respondTo(listOrders, aPage([anOrder()]))
  await user.click(again)
  expect(await screen.findByText('CLX97')).toBeTruthy()
})
