import { decideDispute, getDispute, listAllDisputes } from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aDispute } from '../../test/dispute.ts'
import { openHub } from '../../test/open-hub.tsx'

// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './admin-disputes-page.tsx'

afterEach(() => void vi.useRealTimers())

const settlement: NonNullable<DisputeThread['settlement']> = {
  actions: ['decide'],
  decisions: ['release', 'refund', 'split'],
  deadline_at: '2026-02-01T09:30:00Z',
  waiting_for: 'seller',
  proposal: null,
  result: null,
}

const decided = aDispute({
  status: 'resolved',
  actions: [],
  settlement: {
    ...settlement,
    actions: [],
    deadline_at: null,
    result: { decision: 'release', refund: 0, by: 'admin', reason: 'The courier delivered it.' },
  },
})

// UI-12
test.each([
  ['another administrator decides first', failure('conflict', 'This problem has already been resolved.'), 1],
  ['the decision is made', success(decideDispute, decided), 0],
])('keeps a typed reason that was not sent once %s', async (_, response, kept) => {
  let dispute = aDispute({ settlement })
  const server = createFakeServer()
  server.respondTo(listAllDisputes, () => success(listAllDisputes, aPage([dispute])))
  server.respondTo(getDispute, () => success(getDispute, dispute))
  server.respondTo(decideDispute, () => {
    dispute = decided
    return response
  })
  const { user } = await openHub('/seller/sellinghub/disputes?dispute=71', server)
  await user.click(await screen.findByText('Decide'))
  await user.type(await screen.findByLabelText('Reason, which both sides read'), 'It never left.')
  await user.click(screen.getByRole('button', { name: 'Decide now' }))
  expect(await screen.findByText(/The courier delivered it\./)).toBeDefined()
  expect(screen.getByText('This problem has been resolved.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Decide now' })).toBeNull()
  const texts = screen.queryAllByLabelText<HTMLTextAreaElement>('Your text, which wasn’t sent')
  expect(texts.map(({ value }) => value)).toEqual(Array(kept).fill('It never left.'))
})

// DISPUTE-4
test('lists open disputes and decides one with a reason', async () => {
  const dispute = aDispute({ seller: { id: 11, name: 'zara_wardrobe' }, settlement })
  const server = createFakeServer()
  server.respondTo(listAllDisputes, () => success(listAllDisputes, aPage([dispute])))
  server.respondTo(getDispute, () => success(getDispute, dispute))
  server.respondTo(decideDispute, () => success(decideDispute, dispute))
  const { user } = await openHub('/seller/sellinghub/disputes', server)
  await user.click(await screen.findByText('The parcel has not come.'))
  expect(await screen.findByText(/Waiting for the seller’s reply/)).toBeDefined()
  await user.click(screen.getByText('Decide'))
  await user.selectOptions(await screen.findByLabelText('How should it be settled?'), 'refund')
  await user.click(screen.getByRole('button', { name: 'Decide now' }))
  expect(await screen.findByText('Please enter a reason.')).toBeDefined()
  await user.type(screen.getByLabelText('Reason, which both sides read'), 'It never left.')
  await user.click(screen.getByRole('button', { name: 'Decide now' }))
  await waitFor(() =>
    expect(server.requests.filter(({ name }) => name === 'decideDispute').map(({ body }) => body)).toMatchObject([
      { decision: 'refund', reason: 'It never left.' },
    ]),
  )
})

test('shows a retry after a failure, and a notice to people without the role', async () => {
  const server = createFakeServer()
  server.respondTo(listAllDisputes, noNetwork)
  const { user } = await openHub('/seller/sellinghub/disputes', server)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.respondTo(listAllDisputes, () => failure('not-allowed'))
  await user.click(retry)
  expect(await screen.findByText('Only the support team can see this page.')).toBeDefined()
})

// AUDIT-5
test('does not poll after a refusal', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = createFakeServer()
  server.respondTo(listAllDisputes, () => failure('not-allowed'))
  await openHub('/seller/sellinghub/disputes', server)
  expect(await screen.findByText('Only the support team can see this page.')).toBeDefined()
  const count = () => server.requests.filter(({ name }) => name === 'listAllDisputes').length
  const before = count()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(count()).toBe(before)
})
