import {
  acceptProposal,
  getDispute,
  getDisputePhoto,
  openDispute,
  proposeDecision,
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
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProblem } from '../../test/a-problem.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/order-confirmation/problem/guest-problem.tsx'

const open_dispute = { id: 8, deadline_at: '2026-02-01T09:30:00Z' }
const delivered = (set: Partial<Order> = {}) => anOrder({ status: 'delivered', actions: ['confirm'], ...set })

let server: FakeServer
let order: Order
let problem: DisputeThread

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  order = delivered()
  problem = aProblem()
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

// DISPUTE-8, DISPUTE-4
test('lets a guest accept a proposal, and names the amount before', async () => {
  order = delivered({ open_dispute })
  problem = aProblem({
    settlement: {
      actions: ['propose', 'accept'],
      decisions: ['split'],
      deadline_at: open_dispute.deadline_at,
      waiting_for: 'buyer',
      proposal: { id: 3, by: 'seller', decision: 'split', refund: 500 },
      result: null,
    },
  })
  server.respondTo(acceptProposal, () => {
    order = delivered({ status: 'completed', actions: [] })
    return success(acceptProposal, problem)
  })
  const { user } = await openAsGuest()
  expect(
    await screen.findByText('zara_wardrobe proposed: the buyer gets Rs.500 back, the seller the rest.'),
  ).toBeTruthy()
  expect(screen.getByText(/^Reply by .* in the other side’s favour\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept proposal' }))
  expect(screen.getByText(/^You get Rs\.500 of Rs\.2,350 back/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes, accept it' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull())
  expect(callsTo('acceptProposal').map(({ body }) => body)).toEqual([{ proposal_id: 3, token: 'abc' }])
})

// DISPUTE-9, DISPUTE-4, DISPUTE-11
test('lets a guest propose a part of the total, and shows the proposal', async () => {
  order = delivered({ open_dispute })
  const settlement = {
    actions: ['propose' as const],
    decisions: ['release' as const, 'refund' as const, 'split' as const],
    deadline_at: open_dispute.deadline_at,
    waiting_for: 'seller' as const,
    proposal: null,
    result: null,
  }
  problem = aProblem({ settlement })
  server.respondTo(proposeDecision, () => failure('invalid', 'Too much.', { refund: ['Too much.'] }))
  const { user } = await openAsGuest()
  await user.click(await screen.findByText('Propose a solution'))
  await user.selectOptions(screen.getByLabelText('How should it be settled?'), 'The buyer gets a part back')
  await user.type(screen.getByLabelText('Amount for the buyer in Rs.'), '500')
  await user.type(screen.getByLabelText('Why is that fair?'), 'The tailor costs that much.')
  await user.click(screen.getByRole('button', { name: 'Send proposal' }))
  expect(await screen.findByText('Too much.')).toBeTruthy()
  server.respondTo(proposeDecision, () => {
    problem = aProblem({
      settlement: { ...settlement, proposal: { id: 1, by: 'buyer', decision: 'split', refund: 500 } },
    })
    return success(proposeDecision, problem)
  })
  await user.click(screen.getByRole('button', { name: 'Send proposal' }))
  expect(await screen.findByText('You proposed: the buyer gets Rs.500 back, the seller the rest.')).toBeTruthy()
  const proposal = { decision: 'split', refund: 500, message: 'The tailor costs that much.', token: 'abc' }
  expect(callsTo('proposeDecision').map(({ body }) => body)).toEqual([proposal, proposal])
  const [first, second] = callsTo('proposeDecision').map(({ idempotencyKey }) => idempotencyKey)
  expect([typeof first, second]).toEqual(['string', first])
  expect(screen.queryByRole('button', { name: 'Accept proposal' })).toBeNull()
})

// DISPUTE-8
test('lets a guest mark the problem as resolved', async () => {
  order = delivered({ open_dispute })
  server.respondTo(resolveDispute, () => {
    order = delivered()
    return success(resolveDispute, problem)
  })
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Mark as resolved' }))
  await user.click(screen.getByRole('button', { name: 'Yes, it is resolved' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull())
  expect(callsTo('resolveDispute').map(({ body }) => body)).toEqual([{ token: 'abc' }])
})
