import { acceptProposal, getDispute, listDisputes } from '@closyyy/contract/disputes-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aDispute } from '../../test/dispute.ts'
import { openHub } from '../../test/open-hub.tsx'

// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './resolution-page.tsx'

afterEach(() => void vi.useRealTimers())

const release = { id: 3, decision: 'release' as const, refund: null }
const refund = { id: 3, decision: 'refund' as const, refund: null }
const split = { id: 3, decision: 'split' as const, refund: 900 }

// DISPUTE-4
test.each([
  ['buyer', release, 'delivered', /^The seller is paid in full, and you get nothing of the Rs\.2,250 back\./],
  ['seller', release, 'delivered', /^You are paid in full, and the buyer gets nothing of the Rs\.2,250 back\./],
  ['buyer', refund, 'delivered', /^You get the full Rs\.2,250 back\./],
  ['seller', refund, 'delivered', /^The buyer gets the full Rs\.2,250 back, and you get nothing\./],
  ['buyer', refund, 'pending', /^The order is cancelled\. If you have already paid the Rs\.2,250, you get it back\./],
  ['seller', refund, 'shipped', /^The order is cancelled\. If the buyer has already paid the Rs\.2,250, they get it/],
  ['buyer', split, 'delivered', /^You get Rs\.900 of Rs\.2,250 back, and the seller gets the rest\./],
  ['seller', split, 'delivered', /^The buyer gets Rs\.900 of Rs\.2,250 back, and you get the rest\./],
] as const)('names to the %s what they accept: %o', async (own, proposed, status, expected) => {
  const base = aDispute()
  const dispute = aDispute({
    order: { ...base.order, status, total_amount: 2_250 },
    ...(own === 'buyer' && { seller: base.buyer as { id: number; name: string }, buyer: base.seller }),
    settlement: {
      actions: ['accept'],
      decisions: ['release', 'refund', 'split'],
      deadline_at: null,
      waiting_for: null,
      proposal: { ...proposed, by: own === 'seller' ? 'buyer' : 'seller' },
      result: null,
    },
  })
  const server = createFakeServer()
  server.respondTo(listDisputes, aPage([dispute]))
  server.respondTo(getDispute, dispute)
  const { user } = await openHub(`/seller/resolution?dispute=${dispute.id}`, server)
  await user.click(await screen.findByRole('button', { name: 'Accept proposal' }))
  expect(await screen.findByText(expected)).toBeDefined()
})

const proposedBy = (by: 'buyer' | 'seller', proposed: typeof release | typeof split) =>
  aDispute({
    settlement: {
      actions: by === 'buyer' ? ['propose', 'accept'] : ['propose'],
      decisions: ['release', 'refund', 'split'],
      deadline_at: null,
      waiting_for: null,
      proposal: { ...proposed, by },
      result: null,
    },
  })

// UI-16, DISPUTE-4
test('keeps what was read and typed while the other side replaces its proposal', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let dispute = proposedBy('buyer', split)
  const server = createFakeServer()
  server.respondTo(listDisputes, () => success(listDisputes, aPage([dispute])))
  server.respondTo(getDispute, () => success(getDispute, dispute))
  server.respondTo(acceptProposal, () => failure('conflict', 'There is a newer proposal. Please read it first.'))
  const { user, toasts } = await openHub('/seller/resolution?dispute=71', server)
  await user.click(await screen.findByText('Propose a solution'))
  await user.type(screen.getByLabelText('Why is that fair?'), 'Only the belt is missing.')
  await user.click(screen.getByRole('button', { name: 'Accept proposal' }))
  dispute = proposedBy('buyer', { ...release, id: 4 })
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(await screen.findByText('hina proposed: the seller is paid in full.')).toBeDefined()
  expect(screen.getByText(/^The buyer gets Rs\.900 of/)).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('There is a newer proposal. Please read it first.')
  await user.click(screen.getByRole('button', { name: 'Yes, accept it' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'There is a newer proposal. Please read it first.' }]))
  const accepted = server.requests.filter(({ name }) => name === 'acceptProposal')
  expect(accepted.map(({ body }) => body)).toEqual([{ proposal_id: 3 }])
  const message = screen.getByLabelText('Why is that fair?')
  expect(message).toHaveProperty('value', 'Only the belt is missing.')
  expect(message.closest('details')?.open).toBe(true)
})

// UI-16
test('leaves the dialog that accepts a proposal open while an own proposal replaces it, and opens it only on a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let dispute = proposedBy('buyer', split)
  const server = createFakeServer()
  server.respondTo(listDisputes, () => success(listDisputes, aPage([dispute])))
  server.respondTo(getDispute, () => success(getDispute, dispute))
  const { user } = await openHub('/seller/resolution?dispute=71', server)
  await user.click(await screen.findByRole('button', { name: 'Accept proposal' }))
  dispute = proposedBy('seller', { ...release, id: 4 })
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  const dialog = screen.getByRole('dialog', { name: 'Accept this solution?' })
  expect(dialog.textContent).toContain('The buyer gets Rs.900 of')
  expect(screen.getByRole('alert').textContent).toBe('There is a newer proposal. Please read it first.')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  dispute = proposedBy('buyer', { ...release, id: 5 })
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(await screen.findByRole('button', { name: 'Accept proposal' })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

// UI-16
test('says in the dialog that accepts a proposal how the dispute was decided meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let dispute = proposedBy('buyer', split)
  const server = createFakeServer()
  server.respondTo(listDisputes, () => success(listDisputes, aPage([dispute])))
  server.respondTo(getDispute, () => success(getDispute, dispute))
  const { user } = await openHub('/seller/resolution?dispute=71', server)
  await user.click(await screen.findByRole('button', { name: 'Accept proposal' }))
  const { settlement } = proposedBy('buyer', split)
  const result = { by: 'admin' as const, reason: 'The photos show it.', decision: 'release' as const, refund: null }
  if (settlement)
    dispute = aDispute({
      status: 'resolved',
      actions: [],
      settlement: { ...settlement, actions: [], decisions: [], proposal: null, result },
    })
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(screen.getByRole('alert').textContent).toBe(
    'This problem has been resolved. Decision: the seller is paid in full. We decided: The photos show it.',
  )
  expect(screen.getByText(/^The buyer gets Rs\.900 of/)).toBeDefined()
})
