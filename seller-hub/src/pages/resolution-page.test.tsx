import {
  acceptProposal,
  getDispute,
  getDisputePhoto,
  listDisputes,
  openDispute,
  proposeDecision,
  resolveDispute,
  sendDisputeMessage,
} from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDispute } from '../../test/dispute.ts'
import { openHub } from '../../test/open-hub.tsx'
import { aPurchase } from '../../test/order.ts'

// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './resolution-page.tsx'

const CENTRE = '/seller/resolution'

let server: FakeServer
let dispute: DisputeThread

beforeEach(() => {
  dispute = aDispute()
  server = createFakeServer()
  server.respondTo(listDisputes, ({ query }) =>
    success(listDisputes, aPage(query.order_id || query.raised_by === 'me' ? [] : [dispute])),
  )
  server.respondTo(getDispute, () => success(getDispute, dispute))
  server.respondTo(getOrder, aPurchase())
})

afterEach(() => void vi.useRealTimers())

const callsTo = (name: string) => server.requests.filter(call => call.name === name)
const button = (name: string) => screen.findByRole('button', { name })

const withReply = () => {
  const reply = { id: 82, author: 'seller' as const, message: 'It is on its way.', created_at: '2026-01-18T10:30:00Z' }
  return aDispute({ messages: [...aDispute().messages, { ...reply, photos: [] }], last_message: reply })
}

test('sends a message and shows it in the thread', async () => {
  server.respondTo(sendDisputeMessage, () => {
    dispute = withReply()
    return success(sendDisputeMessage, dispute)
  })
  const { user } = await openHub(`${CENTRE}?dispute=71`, server)
  const field = await screen.findByLabelText('Your message')
  await user.click(await button('Send message'))
  expect(await screen.findByText('Please enter a message.')).toBeDefined()
  expect(document.activeElement).toBe(field)
  await user.type(field, 'It is on its way.')
  await user.click(await button('Send message'))
  const messages = await screen.findByRole('list', { name: 'Messages' })
  await waitFor(() => expect(messages.textContent).toMatch(/hina.*has not come.*You.*It is on its way\./))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(callsTo('sendDisputeMessage').map(({ body }) => body)).toEqual([{ message: 'It is on its way.' }])
})

test('loads the photos of a message by calls, and enlarges a pressed one', async () => {
  const photo = { id: 91, width: 400, height: 500, placeholder: null }
  dispute = aDispute({ messages: aDispute().messages.map(message => ({ ...message, photos: [photo] })) })
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  server.respondTo(getDisputePhoto, () => success(getDisputePhoto, { image }))
  const { user } = await openHub(`${CENTRE}?dispute=71`, server)
  const small = await screen.findByRole('img', { name: 'Photo 1 from hina' })
  await waitFor(() => expect(small.getAttribute('src')).toBe(image))
  expect(callsTo('getDisputePhoto')[0]).toMatchObject({ query: { width: '320' } })
  await user.click(await button('Photo 1 from hina'))
  const dialog = await screen.findByRole('dialog', { name: 'Photo 1 from hina' })
  await waitFor(() => expect(dialog.querySelector('img')?.getAttribute('src')).toBe(image))
  expect(callsTo('getDisputePhoto').at(-1)).toMatchObject({ query: { width: '1280' } })
})

test('rejects a file that is not an image, with an error', async () => {
  const { user } = await openHub(`${CENTRE}?dispute=71`, server)
  await screen.findByLabelText('Your message')
  await user.click(screen.getByText('Add photos'))
  const text = new File(['a'], 'a.txt', { type: 'text/plain' })
  fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files: [text] } })
  expect(await screen.findByText('Only JPEG, PNG, JPG, GIF, and SVG images are allowed.')).toBeDefined()
})

test.each([
  ['a message', 'dispute=71', 'Your message', 'Send message'],
  ['a report', 'report=51', 'What happened?', 'Report the problem'],
])('does not send %s without an unreadable photo', async (_, search, label, send) => {
  const { user } = await openHub(`${CENTRE}?${search}`, server)
  await user.type(await screen.findByLabelText(label), 'A sleeve is torn.')
  if (search.startsWith('report')) await user.selectOptions(screen.getByLabelText('What is wrong?'), 'Damaged')
  const broken = new File(['a'], 'broken.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files: [broken] } })
  await screen.findByText('We couldn’t read broken.jpg.')
  await user.click(await button(send))
  const message = 'A photo isn’t ready yet. Wait for it, retry it or remove it.'
  expect(await screen.findByText(message)).toBeDefined()
  expect([...callsTo('sendDisputeMessage'), ...callsTo('openDispute')]).toEqual([])
  // UI-8
  expect(sessionStorage.getItem('unsentValues')).toContain('A sleeve is torn.')
})

test('keeps the input if sending fails', async () => {
  server.respondTo(sendDisputeMessage, noNetwork)
  const { user } = await openHub(`${CENTRE}?dispute=71`, server)
  await user.type(await screen.findByLabelText('Your message'), 'Hello')
  await user.click(await button('Send message'))
  expect((await screen.findByRole('alert')).textContent).toBe('That didn’t work. Please try again.')
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Hello')
})

test('shows that a dispute was resolved before the message arrived', async () => {
  server.respondTo(sendDisputeMessage, () => {
    dispute = aDispute({ status: 'resolved', actions: [] })
    return failure('conflict', 'This problem has already been resolved.')
  })
  const { user, toasts } = await openHub(`${CENTRE}?dispute=71`, server)
  await user.type(await screen.findByLabelText('Your message'), 'Hello')
  await user.click(await button('Send message'))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'This problem has already been resolved.' }]))
  expect(await screen.findByText('This problem has been resolved.')).toBeDefined()
})

test('resolves one’s own dispute after a confirmation', async () => {
  dispute = aDispute({ raised_by: 'seller', actions: ['message', 'resolve'] })
  server.respondTo(resolveDispute, () => {
    dispute = aDispute({ raised_by: 'seller', status: 'resolved', actions: [] })
    return success(resolveDispute, dispute)
  })
  const { user, toasts } = await openHub(`${CENTRE}?dispute=71`, server)
  await user.click(await button('Mark as resolved'))
  expect(callsTo('resolveDispute')).toEqual([])
  await user.click(await button('Yes, it is resolved'))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Marked as resolved.' }]))
  expect(await screen.findByText('This problem has been resolved.')).toBeDefined()
})

test('shows the other side’s messages without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openHub(`${CENTRE}?dispute=71`, server)
  await screen.findByRole('list', { name: 'Messages' })
  dispute = withReply()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect((await screen.findByRole('list', { name: 'Messages' })).textContent).toMatch(/It is on its way\./)
})

test('requires a reason and a message, and opens the reported dispute', async () => {
  server.respondTo(openDispute, () => {
    dispute = aDispute({ raised_by: 'seller' })
    return success(openDispute, dispute)
  })
  const { user, toasts } = await openHub(`${CENTRE}?report=51`, server)
  await user.click(await button('Report the problem'))
  expect(await screen.findByText('Please choose a reason.')).toBeDefined()
  expect(screen.getByText('Please enter a message.')).toBeDefined()
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'Damaged')
  await user.type(screen.getByLabelText('What happened?'), 'A sleeve is torn.')
  await user.click(await button('Report the problem'))
  await waitFor(() => expect(window.location.search).toBe('?tab=me&dispute=71'))
  expect(callsTo('openDispute').map(({ body }) => body)).toEqual([
    { order_id: 51, reason: 'damaged', message: 'A sleeve is torn.' },
  ])
  expect(toasts).toMatchObject([{ message: 'Problem reported. The other side has been notified.' }])
})

test('opens an existing dispute instead of the form', async () => {
  server.respondTo(listDisputes, aPage([aDispute()]))
  await openHub(`${CENTRE}?report=51`, server)
  expect(await screen.findByRole('list', { name: 'Messages' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Report the problem' })).toBeNull()
})

test('does not report problems with orders that have ended', async () => {
  server.respondTo(getOrder, aPurchase({ status: 'completed', actions: [] }))
  await openHub(`${CENTRE}?report=51`, server)
  expect(await screen.findByText('This order is closed.')).toBeDefined()
})

test('lists purchases to get help with', async () => {
  const ended = aPurchase({ id: 52, tracking_no: 'CLX-ENDED', status: 'completed', actions: [] })
  server.respondTo(listOrders, aPage([aPurchase(), ended]))
  const { user } = await openHub(CENTRE, server)
  await user.click(await screen.findByRole('link', { name: 'Help me with a purchase' }))
  const choice = await screen.findByRole('list', { name: 'Which purchase do you need help with?' })
  expect(choice.textContent).not.toMatch(/CLX-ENDED/)
  await user.click(screen.getByRole('link', { name: /CLX23456789ABCD/ }))
  expect(window.location.search).toBe('?report=51')
})

test('hides disputes of other people and shows an error for a failed load', async () => {
  server.respondTo(getDispute, () => failure('not-found', 'Problem not found.'))
  server.respondTo(listDisputes, noNetwork)
  await openHub(`${CENTRE}?dispute=71`, server)
  expect(await screen.findByText('Problem not found')).toBeDefined()
  expect(await screen.findByText('We couldn’t load the problems.')).toBeDefined()
})

test('shows contract messages in Urdu', async () => {
  const { user } = await openHub(`${CENTRE}?report=51`, server, 'ur')
  await user.click(await button('مسئلہ بھیجیں'))
  expect(await screen.findByText('براہِ کرم وجہ چنیں۔')).toBeDefined()
})

// DISPUTE-4
test('accepts the proposal of the other side and shows the decision', async () => {
  const settlement = {
    actions: ['propose' as const, 'accept' as const],
    decisions: ['release' as const, 'refund' as const, 'split' as const],
    deadline_at: '2026-02-01T09:30:00Z',
    waiting_for: 'seller' as const,
    proposal: { id: 3, by: 'buyer' as const, decision: 'split' as const, refund: 900 },
    result: null,
  }
  dispute = aDispute({ settlement })
  server.respondTo(acceptProposal, () => {
    const result = { by: 'seller' as const, reason: null, decision: 'split' as const, refund: 900 }
    dispute = aDispute({
      status: 'resolved',
      settlement: { ...settlement, actions: [], proposal: null, deadline_at: null, waiting_for: null, result },
    })
    return success(acceptProposal, dispute)
  })
  const { user } = await openHub(`${CENTRE}?dispute=71`, server)
  expect(await screen.findByText('hina proposed: the buyer gets Rs.900 back, the seller the rest.')).toBeDefined()
  expect(screen.getByText(/^Reply by .*Otherwise it’s decided in the other side’s favour/)).toBeDefined()
  await user.click(await button('Accept proposal'))
  await user.click(await button('Yes, accept it'))
  expect(await screen.findByText(/Decision: the buyer gets Rs\.900 back/)).toBeDefined()
  expect(callsTo('acceptProposal').map(({ body }) => body)).toEqual([{ proposal_id: 3 }])
})

// PRODUCT-6, DISPUTE-11
test('sends a proposal with the amount of a split, and again with its key after a lost response', async () => {
  const settlement = {
    actions: ['propose' as const],
    decisions: ['release' as const, 'refund' as const, 'split' as const],
    deadline_at: null,
    waiting_for: null,
    proposal: null,
    result: null,
  }
  dispute = aDispute({ settlement })
  server.respondTo(proposeDecision, noNetwork)
  const { user } = await openHub(`${CENTRE}?dispute=71`, server)
  await user.click(await screen.findByText('Propose a solution'))
  await user.selectOptions(await screen.findByLabelText('How should it be settled?'), 'split')
  await user.click(await button('Send proposal'))
  expect(await screen.findByText('Please enter an amount greater than 0, with at most two decimals.')).toBeDefined()
  expect(callsTo('proposeDecision')).toEqual([])
  const amount = screen.getByLabelText('Amount for the buyer in Rs.')
  await user.type(amount, '0x64')
  await user.click(await button('Send proposal'))
  expect(await screen.findByText(/^Please enter the amount in digits, such as 4,900/)).toBeDefined()
  expect(amount).toHaveProperty('value', '0x64')
  expect(callsTo('proposeDecision')).toEqual([])
  await user.clear(amount)
  await user.type(amount, '۱,۴۵۰')
  await user.type(screen.getByLabelText('Why is that fair?'), 'Only the belt is missing.')
  await user.click(await button('Send proposal'))
  await screen.findByRole('alert')
  server.respondTo(proposeDecision, () => success(proposeDecision, dispute))
  await user.click(await button('Send proposal'))
  await waitFor(() => expect(callsTo('proposeDecision')).toHaveLength(2))
  const [first, second] = callsTo('proposeDecision')
  expect(first?.body).toMatchObject({ decision: 'split', refund: 1_450, message: 'Only the belt is missing.' })
  expect(second?.body).toEqual(first?.body)
  expect([typeof first?.idempotencyKey, second?.idempotencyKey]).toEqual(['string', first?.idempotencyKey])
})
