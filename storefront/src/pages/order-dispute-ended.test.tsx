import { getDispute, sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { getGuestOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { onToast } from '@closyyy/ui/toast'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDispute, settlementOf } from '../../test/dispute.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/order-confirmation/dispute/guest-dispute.tsx'

let server: FakeServer
let order: Order
let problem: DisputeThread

beforeEach(() => {
  sessionStorage.clear()
  order = anOrder({ status: 'delivered', open_dispute: { id: 8, deadline_at: null } })
  problem = aDispute({ settlement: settlementOf({ actions: ['propose'] }) })
  server = createFakeServer()
  server.respondTo(getGuestOrder, () => success(getGuestOrder, order))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(getDispute, () => success(getDispute, problem))
})

afterEach(() => void vi.useRealTimers())

/** An administrator decides. */
function decide() {
  const result = { by: 'admin' as const, reason: 'The photos show it.', decision: 'split' as const, refund: 900 }
  order = anOrder({ status: 'completed', actions: [], open_dispute: null })
  problem = aDispute({ status: 'resolved', actions: [], settlement: settlementOf({ decisions: [], result }) })
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const openAsGuest = (locale: 'en' | 'ur' = 'en') =>
  openPage('/orderconfirmation/97?token=abc', { server, signedIn: undefined, locale })
const decision =
  'This problem has been resolved. Decision: the buyer gets Rs.900 back, the seller the rest. We decided: The photos show it.'

// DISPUTE-12, UI-12, DISPUTE-4
test('keeps the message and proposal that a guest types while the problem is decided, beside the decision', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openAsGuest()
  type(await screen.findByLabelText('Your message'), 'Here it is.')
  await user.click(screen.getByText('Propose a solution'))
  type(screen.getByLabelText('Why is that fair?'), 'Only the belt is missing.')
  decide()
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  expect(await screen.findByText(decision)).toBeTruthy()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  expect(screen.queryByText('Propose a solution')).toBeNull()
  const unsent = screen.getAllByLabelText<HTMLTextAreaElement>('Your text, which wasn’t sent')
  expect(unsent.map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ['Here it is.', true],
    ['Only the belt is missing.', true],
  ])
  expect(screen.getByText('Show me.')).toBeTruthy()
})

// UI-12, UI-2
test('keeps a message that was refused because the problem had been decided, and says so', async () => {
  server.respondTo(sendDisputeMessage, () => {
    decide()
    return failure('conflict', 'This problem has already been resolved.')
  })
  const toasts: string[] = []
  const stopHearing = onToast(({ message }) => void toasts.push(message))
  const { user } = await openAsGuest()
  type(await screen.findByLabelText('Your message'), 'Here it is.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(toasts).toEqual(['This problem has already been resolved.']))
  stopHearing()
  expect(await screen.findByText(decision)).toBeTruthy()
  expect(screen.getByLabelText('Your text, which wasn’t sent')).toHaveProperty('value', 'Here it is.')
})

// UI-5
test('shows the decision in Urdu', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openAsGuest('ur')
  await screen.findByLabelText('آپ کا پیغام')
  decide()
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  expect((await screen.findByText(/^یہ مسئلہ حل ہو چکا ہے۔/)).textContent).toContain('The photos show it.')
  expect(screen.queryByLabelText('آپ کا متن، جو بھیجا نہیں گیا')).toBeNull()
})
