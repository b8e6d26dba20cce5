import { getGuestOrder, listOrders } from '@closyyy/contract/orders-calls'
import { getRefund, saveGuestRefundAccount, saveRefundAccount } from '@closyyy/contract/refunds-calls'
import type { OrderRefund } from '@closyyy/contract/refunds-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/order-confirmation/refund/refund-account-form.tsx'

const order = anOrder({ status: 'cancelled', outcome: 'returning', refund: 2_350, actions: [] })

const refund = (set: Partial<OrderRefund> = {}): OrderRefund => ({
  amount: 2_350,
  state: 'account-needed',
  account: null,
  can_change: true,
  sent_at: null,
  reference: null,
  suggestion: null,
  ...set,
})
const account = { method: 'jazzcash' as const, account_title: 'Ayesha Khan', ending: '4567' }

let server: FakeServer
let current: OrderRefund

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  current = refund()
  server = createFakeServer()
  server.respondTo(listOrders, aPage([order]))
  server.respondTo(getGuestOrder, order)
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(getRefund, () => success(getRefund, current))
})

const open = (path = '/orderconfirmation/97', signedIn = true) =>
  openPage(path, { server, signedIn: signedIn ? ayesha : undefined })
const panel = async () => within(await screen.findByRole('region', { name: 'Refund' }))

// REFUND-1
test('asks where the refund goes, and shows that it is on its way', async () => {
  server.respondTo(saveRefundAccount, () => {
    current = refund({ state: 'on-its-way', account })
    return success(saveRefundAccount, current)
  })
  const { user } = await open()
  const form = await panel()
  expect(await form.findByText('You get Rs.2,350 back. Where should we send it?')).toBeTruthy()
  await user.click(form.getByRole('radio', { name: 'JazzCash' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(form.getByLabelText('Name of the account holder').getAttribute('aria-invalid')).toBe('true'),
  )
  await user.type(form.getByLabelText('Name of the account holder'), 'Ayesha Khan')
  await user.type(form.getByLabelText('Mobile number of the wallet'), '0300 1234567')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(
    await form.findByText('Your refund of Rs.2,350 is on its way to JazzCash, number ending in 4567.'),
  ).toBeTruthy()
  expect(server.requests.find(({ name }) => name === 'saveRefundAccount')?.body).toEqual({
    method: 'jazzcash',
    account_title: 'Ayesha Khan',
    account_number: '0300 1234567',
  })
})

test('suggests the bank details of an account', async () => {
  const suggestion = {
    method: 'bank' as const,
    account_title: 'Ayesha Khan',
    account_number: 'PK36SCBL0000001123456702',
  }
  current = refund({ suggestion })
  await open()
  const form = await panel()
  expect(await form.findByDisplayValue('PK36SCBL0000001123456702')).toBeTruthy()
  expect((form.getByRole('radio', { name: 'Bank account' }) as HTMLInputElement).checked).toBe(true)
})

test('asks a guest with the link of an email', async () => {
  server.respondTo(saveGuestRefundAccount, () =>
    success(saveGuestRefundAccount, refund({ state: 'on-its-way', account })),
  )
  const { user } = await open('/orderconfirmation/97?token=abc', false)
  const form = await panel()
  await user.type(await form.findByLabelText('Name of the account holder'), 'Nida Aslam')
  await user.type(form.getByLabelText('Mobile number of the wallet'), '0300 1234567')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.requests.find(({ name }) => name === 'saveGuestRefundAccount')?.body).toMatchObject({
      method: 'easypaisa',
      token: 'abc',
    }),
  )
})

test('keeps what was typed if saving fails', async () => {
  server.respondTo(saveRefundAccount, () => failure('conflict', 'This refund is being sent.'))
  const { user } = await open()
  const form = await panel()
  await user.type(await form.findByLabelText('Name of the account holder'), 'Ayesha Khan')
  await user.type(form.getByLabelText('Mobile number of the wallet'), '0300 1234567')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This refund is being sent.')).toBeTruthy()
  expect(form.getByDisplayValue('0300 1234567')).toBeTruthy()
})

test('changes the account until the refund is being sent', async () => {
  current = refund({ state: 'on-its-way', account })
  const { user } = await open()
  const form = await panel()
  await user.click(await form.findByRole('button', { name: 'Send it somewhere else' }))
  expect(form.getByLabelText('Mobile number of the wallet')).toBeTruthy()
})

// REFUND-2
test('shows when and how a refund was sent', async () => {
  current = refund({
    state: 'sent',
    account,
    can_change: false,
    sent_at: '2026-01-22T09:30:00Z',
    reference: 'IBFT 7',
  })
  await open()
  expect(
    await (await panel()).findByText(
      'Your refund of Rs.2,350 was sent on 22 January 2026 to JazzCash, number ending in 4567. Reference: IBFT 7.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send it somewhere else' })).toBeNull()
})

test('retries a refund that did not load', async () => {
  server.respondTo(getRefund, () => failure('conflict'))
  const { user } = await open()
  const shown = await panel()
  expect(await shown.findByText('We couldn’t load the refund.')).toBeTruthy()
  expect(shown.getByText('You get Rs.2,350 back.')).toBeTruthy()
  server.respondTo(getRefund, () => success(getRefund, current))
  await user.click(shown.getByRole('button', { name: 'Try again' }))
  expect(await shown.findByText('You get Rs.2,350 back. Where should we send it?')).toBeTruthy()
})
