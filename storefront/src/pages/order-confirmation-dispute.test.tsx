import {
  getDispute,
  getDisputePhoto,
  openDispute,
  resolveDispute,
  sendDisputeMessage,
} from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { getGuestOrder, listOrders } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { buttonClass } from '@closyyy/ui/button'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aDispute } from '../../test/dispute.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/order-confirmation/dispute/guest-dispute.tsx'

const open_dispute = { id: 8, deadline_at: '2026-02-01T09:30:00Z' }
const delivered = (set: Partial<Order> = {}) => anOrder({ status: 'delivered', actions: ['confirm'], ...set })

let server: FakeServer
let order: Order
let problem: DisputeThread

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  order = delivered()
  problem = aDispute()
  server = createFakeServer()
  server.respondTo(listOrders, () => success(listOrders, aPage([order])))
  server.respondTo(getGuestOrder, () => success(getGuestOrder, order))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(getDispute, () => success(getDispute, problem))
})

const openAsBuyer = () => openPage('/orderconfirmation/97', { server, signedIn: ayesha })
const openAsGuest = () => openPage('/orderconfirmation/97?token=abc', { server, signedIn: undefined })
const callsTo = (name: string) => server.requests.filter(call => call.name === name)

// DISPUTE-8
test('links a signed-in buyer to the report of a problem', async () => {
  await openAsBuyer()
  const link = await screen.findByRole('link', { name: 'Report a problem' })
  expect(link.getAttribute('href')).toBe('/seller/resolution?report=97')
  expect(link.className).toBe(buttonClass({ kind: 'secondary' }))
  expect(screen.getByRole('button', { name: 'I have received it' }).className).toContain(buttonClass())
})

// DISPUTE-8
test.each([
  ['is complete', { status: 'completed' as const }],
  ['is cancelled', { status: 'cancelled' as const }],
  ['is unconfirmed', { status: 'pending' as const, confirm_by: '2026-01-20T12:00:00Z' }],
  ['is being checked', { status: 'pending' as const, held_until: '2026-01-20T12:00:00Z' }],
])('offers no report if the order %s', async (_name, set) => {
  order = delivered({ actions: [], ...set })
  await openAsBuyer()
  await screen.findByRole('list', { name: 'Order status' })
  expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull()
})

// ORDER-18
test('makes the open problem the main action instead of confirming, which ends it without a refund', async () => {
  order = delivered({ open_dispute })
  await openAsBuyer()
  const links = await screen.findAllByRole('link', { name: /problem/ })
  expect(links.map(link => [link.textContent, link.getAttribute('href'), link.className])).toEqual([
    ['View problem', '/seller/resolution?dispute=8', buttonClass()],
  ])
  const confirm = screen.getByRole('button', { name: 'I have received it' })
  expect(confirm.className).toContain(buttonClass({ kind: 'secondary' }))
})

// DISPUTE-8
test('lets a guest report a problem, and shows it then', async () => {
  server.respondTo(openDispute, () => {
    order = delivered({ open_dispute })
    return success(openDispute, problem)
  })
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  const form = within(await screen.findByRole('form', { name: 'Report a problem' }))
  await user.click(form.getByRole('button', { name: 'Report the problem' }))
  expect(await form.findByText('Please enter a message.')).toBeTruthy()
  expect(callsTo('openDispute')).toEqual([])
  await user.selectOptions(form.getByLabelText('What is wrong?'), 'Damaged')
  await user.type(form.getByLabelText('What happened?'), 'A torn seam.')
  await user.click(form.getByRole('button', { name: 'Report the problem' }))
  const thread = await screen.findByRole('list', { name: 'Messages' })
  expect(within(thread).getAllByRole('listitem')).toHaveLength(2)
  expect(callsTo('openDispute').map(({ body }) => body)).toEqual([
    { order_id: 97, reason: 'damaged', message: 'A torn seam.', token: 'abc' },
  ])
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull()
})

// DISPUTE-8
test('moves the focus of a guest to the report that opens, each time', async () => {
  await openAsGuest()
  const report = await screen.findByRole('button', { name: 'Report a problem' })
  for (let opening = 0; opening < 2; opening += 1) {
    fireEvent.click(report)
    const reason = await screen.findByLabelText('What is wrong?')
    await waitFor(() => expect(document.activeElement).toBe(reason))
    fireEvent.click(report)
    expect(screen.queryByLabelText('What is wrong?')).toBeNull()
  }
})

// UI-8
test('restores the report of a guest after a reload, as for the other language', async () => {
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  await user.type(await screen.findByLabelText('What happened?'), 'A torn seam.')
  const typed = sessionStorage.getItem('unsentValues') ?? ''
  cleanup()
  sessionStorage.setItem('unsentValues', typed)
  await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  expect(await screen.findByLabelText('What happened?')).toHaveProperty('value', 'A torn seam.')
})

// DISPUTE-8
test('keeps the report of a guest that the server refused', async () => {
  server.respondTo(openDispute, () => failure('conflict', 'This order has had three problems.'))
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  const form = within(await screen.findByRole('form', { name: 'Report a problem' }))
  await user.selectOptions(form.getByLabelText('What is wrong?'), 'Damaged')
  await user.type(form.getByLabelText('What happened?'), 'A torn seam.')
  await user.click(form.getByRole('button', { name: 'Report the problem' }))
  expect(await form.findByText('This order has had three problems.')).toBeTruthy()
  expect(form.getByLabelText('What happened?')).toHaveProperty('value', 'A torn seam.')
})

// DISPUTE-8, DISPUTE-7
test('shows a guest the messages and photos of the open problem, and sends the answer with one key', async () => {
  order = delivered({ open_dispute })
  server.respondTo(getDisputePhoto, { image: 'data:image/webp;base64,AA' })
  server.respondTo(sendDisputeMessage, () => failure('too-many', 'Please try again.'))
  const { user } = await openAsGuest()
  const thread = await screen.findByRole('list', { name: 'Messages' })
  expect(within(thread).getByText('Show me.')).toBeTruthy()
  const photo = await within(thread).findByRole('img', { name: 'Photo 1 from zara_wardrobe' })
  await waitFor(() => expect(photo.getAttribute('src')).toBe('data:image/webp;base64,AA'))
  expect(callsTo('getDispute')[0]?.query).toMatchObject({ token: 'abc' })
  const field = screen.getByLabelText('Your message')
  await user.type(field, 'Here it is.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Please try again.')).toBeTruthy()
  server.respondTo(sendDisputeMessage, () => success(sendDisputeMessage, problem))
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  const sent = callsTo('sendDisputeMessage')
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ message: 'Here it is.', token: 'abc' }))
  const [first, second] = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

// DISPUTE-8
test('lets a guest mark the problem as resolved, and report another one', async () => {
  order = delivered({ open_dispute })
  server.respondTo(resolveDispute, () => {
    order = delivered()
    problem = aDispute({ status: 'resolved', actions: [] })
    return success(resolveDispute, problem)
  })
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Mark as resolved' }))
  await user.click(screen.getByRole('button', { name: 'Yes, it is resolved' }))
  expect(await screen.findByText('This problem has been resolved.')).toBeTruthy()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  const report = await screen.findByRole('button', { name: 'Report a problem' })
  expect(report.getAttribute('aria-expanded')).toBe('false')
  await user.click(report)
  expect(await screen.findByRole('form', { name: 'Report a problem' })).toBeTruthy()
  expect(callsTo('resolveDispute').map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

// UI-12
test('shows what a guest was typing about a problem when the order ends', async () => {
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  await user.type(await screen.findByLabelText(/^What happened/), 'A torn seam.')
  order = delivered({ status: 'completed', actions: [] })
  fireEvent(window, new Event('visibilitychange'))
  expect(await screen.findByText('A problem with this order can no longer be reported.')).toBeTruthy()
  expect(screen.getByText('A torn seam.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report the problem' })).toBeNull()
})
