import { approveRefund, listRefunds, payRefund, withdrawRefundApproval } from '@closyyy/contract/refunds-calls'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './refunds-page.tsx'

const PATH = '/seller/sellinghub/refunds'
const SAVED_AT = '2026-01-11T09:30:00Z'

const refund = (id: number, overrides: Partial<Refund> = {}): Refund => ({
  order_id: id,
  tracking_no: `CLX${id}`,
  amount: 2_000 + id,
  owed_since: '2026-01-10T09:30:00Z',
  buyer: { first_name: 'Bilal', last_name: `Ahmed ${id}`, is_guest: false },
  account: { method: 'jazzcash', account_title: 'Bilal Ahmed', account_number: '923001234567' },
  account_saved_at: SAVED_AT,
  is_remitted: true,
  two_people: null,
  approval: null,
  sent: null,
  actions: ['pay'],
  ...overrides,
})

let server: FakeServer
let owed: Refund[]

beforeEach(() => {
  // Dates of another year are shown with it.
  vi.setSystemTime('2026-11-25T12:00:00Z')
  owed = [refund(1), refund(2, { account: null, account_saved_at: null, is_remitted: false, actions: [] })]
  server = createFakeServer()
  server.respondTo(listRefunds, ({ query }) => {
    const sent = [
      refund(9, { sent: { by: 'finance_1', at: '2026-01-12T09:30:00Z', reference: 'IBFT 9' }, actions: [] }),
    ]
    return success(listRefunds, aPage(query.status === 'sent' ? sent : owed))
  })
})

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

// REFUND-2
test('lists who is owed how much, where it goes, and whether the cash is in', async () => {
  await openHub(PATH, server)
  const first = await row(/Ahmed 1/)
  for (const text of [
    'Rs.2,001',
    'JazzCash',
    'Bilal Ahmed',
    '923001234567',
    'CLX1',
    'Cash received',
    '10 January 2026',
  ])
    expect(first.getByText(text)).toBeTruthy()
  const second = await row(/Ahmed 2/)
  expect(second.getByText('Waiting for the buyer to say where it goes')).toBeTruthy()
  expect(second.getByText('Cash still with the courier')).toBeTruthy()
  expect(second.queryByRole('button')).toBeNull()
})

test('marks a refund as sent with its reference and the account that was shown', async () => {
  server.respondTo(payRefund, () => {
    owed = owed.slice(1)
    return success(payRefund, refund(1))
  })
  const { user, toasts } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Mark as sent: Rs.2,001 for order CLX1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Mark as sent?' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Reference of the payment').getAttribute('aria-invalid')).toBe('true'),
  )
  await user.type(dialog.getByLabelText('Reference of the payment'), 'IBFT 1')
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ahmed 1/ })).toBeNull())
  expect(server.requests.find(({ name }) => name === 'payRefund')?.body).toEqual({
    reference: 'IBFT 1',
    account_saved_at: SAVED_AT,
  })
  expect(toasts.map(({ message }) => message)).toEqual(['Recorded as sent. The buyer has been notified.'])
})

test('keeps the reference if the account has changed', async () => {
  server.respondTo(payRefund, () => failure('conflict', 'The buyer has changed the account.'))
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: /as sent/ }))
  await user.type(screen.getByLabelText('Reference of the payment'), 'IBFT 1')
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  expect(await screen.findByText('The buyer has changed the account.')).toBeTruthy()
  expect(screen.getByDisplayValue('IBFT 1')).toBeTruthy()
})

// MODERATION-5
test('keeps an unsent reference with its refund', async () => {
  const { user } = await openHub(PATH, server)
  const open = async () => user.click(await screen.findByRole('button', { name: /as sent/ }))
  await open()
  await user.type(screen.getByLabelText('Reference of the payment'), 'IBFT 1')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  expect(screen.getByLabelText('Reference of the payment')).toHaveProperty('value', 'IBFT 1')
})

// REFUND-3
test('approves a large refund, and withdraws the approval', async () => {
  const two_people = { limit: 100_000, day_total: 120_000 }
  owed = [refund(1, { two_people, actions: ['approve'] })]
  const approval = { by: { id: 5, username: 'finance_1' }, at: '2026-01-11T09:30:00Z' }
  server.respondTo(approveRefund, () => {
    owed = [refund(1, { two_people, approval, actions: ['withdraw'] })]
    return success(approveRefund, refund(1))
  })
  server.respondTo(withdrawRefundApproval, () => {
    owed = [refund(1, { two_people, actions: ['approve'] })]
    return success(withdrawRefundApproval, refund(1))
  })
  const { user, toasts } = await openHub(PATH, server)
  const only = await row(/Ahmed 1/)
  await user.click(only.getByRole('button', { name: 'Approve Rs.2,001 for order CLX1' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
  expect(await only.findByText('Approved by finance_1, 11 Jan')).toBeTruthy()
  await user.click(only.getByRole('button', { name: /^Withdraw approval/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw approval' }))
  expect(await only.findByRole('button', { name: /^Approve/ })).toBeTruthy()
  expect(toasts.map(({ message }) => message)).toEqual([
    'Approved. Another person can now send it.',
    'Approval withdrawn.',
  ])
})

test('shows sent refunds by URL', async () => {
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('tab', { name: 'Sent' }))
  const sent = await row(/Ahmed 9/)
  for (const text of ['12 January 2026', 'IBFT 9', 'finance_1']) expect(sent.getByText(text)).toBeTruthy()
  expect(window.location.search).toBe('?status=sent')
})

test('shows an empty list, a notice to others, and retries a failed load', async () => {
  server.respondTo(listRefunds, () => failure('conflict'))
  const { user } = await openHub(PATH, server)
  expect(await screen.findByText('We couldn’t load the refunds.')).toBeTruthy()
  server.respondTo(listRefunds, () => failure('not-allowed'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Only the finance team can see this page.')).toBeTruthy()
})

test('renders in Urdu', async () => {
  owed = []
  await openHub(PATH, server, 'ur')
  expect(await screen.findByText('کوئی رقم واپس بھیجنی باقی نہیں')).toBeTruthy()
})
