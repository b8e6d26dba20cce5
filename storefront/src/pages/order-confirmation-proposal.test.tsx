import { acceptProposal, getDispute, proposeDecision, resolveDispute } from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { getGuestOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { onToast } from '@closyyy/ui/toast'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDispute, settlementOf } from '../../test/dispute.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/order-confirmation/dispute/guest-dispute.tsx'

type Settlement = NonNullable<DisputeThread['settlement']>

let server: FakeServer
let order: Order
let problem: DisputeThread
let toasts: string[]
let stopListening: () => void

beforeEach(() => {
  sessionStorage.clear()
  toasts = []
  stopListening = onToast(({ message }) => toasts.push(message))
  order = anOrder({ status: 'delivered', actions: ['confirm'], open_dispute: { id: 8, deadline_at: DEADLINE } })
  server = createFakeServer()
  server.respondTo(getGuestOrder, () => success(getGuestOrder, order))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(getDispute, () => success(getDispute, problem))
})

afterEach(() => {
  stopListening()
  vi.useRealTimers()
})

const DEADLINE = '2026-02-01T09:30:00Z'
const split = { id: 3, by: 'seller' as const, decision: 'split' as const, refund: 500 }

const withProposal = (proposal: Settlement['proposal'], set: Partial<Settlement> = {}): DisputeThread =>
  aDispute({
    settlement: {
      actions: proposal?.by === 'seller' ? ['propose', 'accept'] : ['propose'],
      decisions: ['release', 'refund', 'split'],
      deadline_at: DEADLINE,
      waiting_for: 'buyer',
      proposal,
      result: null,
      ...set,
    },
  })

const openAsGuest = () => openPage('/orderconfirmation/97?token=abc', { server, signedIn: undefined })
const bodiesOf = (name: string) => server.requests.filter(call => call.name === name).map(({ body }) => body)
const poll = () => act(() => vi.advanceTimersByTimeAsync(15_000))

// DISPUTE-8, DISPUTE-4
test('lets a guest accept a proposal, and names the amount before', async () => {
  problem = withProposal(split)
  server.respondTo(acceptProposal, () => {
    order = anOrder({ status: 'completed', actions: [] })
    const result = { by: 'buyer' as const, reason: null, decision: 'split' as const, refund: 500 }
    problem = aDispute({ status: 'resolved', actions: [], settlement: settlementOf({ result }) })
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
  expect(await screen.findByText(/Decision: the buyer gets Rs\.500 back.* You both agreed on it\.$/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodiesOf('acceptProposal')).toEqual([{ proposal_id: 3, token: 'abc' }])
  expect(toasts).toEqual(['Settled.'])
})

// DISPUTE-4
test('says of an order that nobody has paid for that the buyer pays nothing', async () => {
  problem = withProposal({ ...split, decision: 'refund', refund: null }, { decisions: ['refund'], is_paid: false })
  server.respondTo(acceptProposal, () => {
    const result = { by: 'buyer' as const, reason: null, decision: 'refund' as const, refund: null }
    problem = aDispute({ status: 'resolved', actions: [], settlement: settlementOf({ result, is_paid: false }) })
    return success(acceptProposal, problem)
  })
  const { user } = await openAsGuest()
  const proposal = 'zara_wardrobe proposed: the order is cancelled, and the buyer pays nothing.'
  expect(await screen.findByText(proposal)).toBeTruthy()
  await user.click(screen.getByText('Propose a solution'))
  expect(screen.getByRole('option', { name: 'The order is cancelled, and the buyer pays nothing' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept proposal' }))
  await user.click(screen.getByRole('button', { name: 'Yes, accept it' }))
  expect(await screen.findByText(/Decision: the order is cancelled, and the buyer pays nothing\./)).toBeTruthy()
})

// UI-16, DISPUTE-4
test('accepts the proposal that was read, not one that replaced it meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  problem = withProposal(split)
  server.respondTo(acceptProposal, () => failure('conflict', 'There is a newer proposal. Please read it first.'))
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Accept proposal' }))
  problem = withProposal({ id: 4, by: 'seller', decision: 'release', refund: null })
  await poll()
  expect(await screen.findByText('zara_wardrobe proposed: the seller is paid in full.')).toBeTruthy()
  expect(screen.getByText(/^You get Rs\.500 of Rs\.2,350 back/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes, accept it' }))
  await waitFor(() => expect(toasts).toEqual(['There is a newer proposal. Please read it first.']))
  expect(bodiesOf('acceptProposal')).toEqual([{ proposal_id: 3, token: 'abc' }])
  expect(screen.queryByRole('button', { name: 'Yes, accept it' })).toBeNull()
})

// DISPUTE-8
test('confirms that a problem was marked as resolved', async () => {
  problem = withProposal(null)
  server.respondTo(resolveDispute, () => {
    order = anOrder({ status: 'delivered', actions: ['confirm'] })
    problem = aDispute({ status: 'resolved', actions: [] })
    return success(resolveDispute, problem)
  })
  const { user } = await openAsGuest()
  await user.click(await screen.findByRole('button', { name: 'Mark as resolved' }))
  await user.click(screen.getByRole('button', { name: 'Yes, it is resolved' }))
  expect(await screen.findByText('This problem has been resolved.')).toBeTruthy()
  expect(toasts).toEqual(['Marked as resolved.'])
})

// DISPUTE-9, DISPUTE-4, DISPUTE-11
test('lets a guest propose a part of the total, and shows the proposal', async () => {
  problem = withProposal(null)
  server.respondTo(proposeDecision, () => failure('invalid', 'Too much.', { refund: ['Too much.'] }))
  const { user } = await openAsGuest()
  await user.click(await screen.findByText('Propose a solution'))
  await user.selectOptions(screen.getByLabelText('How should it be settled?'), 'The buyer gets a part back')
  await user.type(screen.getByLabelText('Amount for the buyer in Rs.'), '500')
  await user.type(screen.getByLabelText('Why is that fair?'), 'The tailor costs that much.')
  await user.click(screen.getByRole('button', { name: 'Send proposal' }))
  expect(await screen.findByText('Too much.')).toBeTruthy()
  server.respondTo(proposeDecision, () => {
    problem = withProposal({ id: 1, by: 'buyer', decision: 'split', refund: 500 })
    return success(proposeDecision, problem)
  })
  await user.click(screen.getByRole('button', { name: 'Send proposal' }))
  expect(await screen.findByText('You proposed: the buyer gets Rs.500 back, the seller the rest.')).toBeTruthy()
  const proposal = { decision: 'split', refund: 500, message: 'The tailor costs that much.', token: 'abc' }
  expect(bodiesOf('proposeDecision')).toEqual([proposal, proposal])
  const [first, second] = server.requests
    .filter(({ name }) => name === 'proposeDecision')
    .map(one => one.idempotencyKey)
  expect([typeof first, second]).toEqual(['string', first])
  expect(screen.queryByRole('button', { name: 'Accept proposal' })).toBeNull()
})

// UI-16, DISPUTE-9
test('keeps an open proposal and what was typed if the seller proposes meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  problem = withProposal(null)
  const { user } = await openAsGuest()
  await user.click(await screen.findByText('Propose a solution'))
  const message = screen.getByLabelText('Why is that fair?')
  await user.type(message, 'The tailor costs')
  problem = withProposal(split)
  await poll()
  expect(await screen.findByText(/^zara_wardrobe proposed/)).toBeTruthy()
  await user.type(message, ' that much.')
  expect(screen.getByLabelText('Why is that fair?')).toHaveProperty('value', 'The tailor costs that much.')
  expect(screen.getByLabelText('Why is that fair?').closest('details')?.open).toBe(true)
})

// DISPUTE-9
test('closes the form of a sent proposal, and opens it empty', async () => {
  problem = withProposal(null)
  server.respondTo(proposeDecision, () => {
    problem = withProposal({ id: 1, by: 'buyer', decision: 'release', refund: null })
    // The order is refetched more slowly than its problem.
    server.respondTo(getGuestOrder, async () => {
      await new Promise(resolve => setTimeout(resolve, 100))
      return success(getGuestOrder, order)
    })
    return success(proposeDecision, problem)
  })
  const { user } = await openAsGuest()
  await user.click(await screen.findByText('Propose a solution'))
  await user.type(screen.getByLabelText('Why is that fair?'), 'It fits after all.')
  await user.click(screen.getByRole('button', { name: 'Send proposal' }))
  await waitFor(() => expect(toasts).toEqual(['Proposal sent.']))
  await waitFor(() => expect(screen.getByLabelText('Why is that fair?').closest('details')?.open).toBe(false))
  expect(screen.getByLabelText('Why is that fair?')).toHaveProperty('value', '')
})
