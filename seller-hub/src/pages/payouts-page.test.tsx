import {
  approvePayout,
  listPayouts,
  payPayout,
  rejectPayout,
  withdrawPayoutApproval,
} from '@closyyy/contract/payouts-calls'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './payouts-page.tsx'

const PATH = '/seller/sellinghub/payouts'

const payout = (id: number, overrides: Partial<Payout> = {}): Payout => ({
  id,
  amount: 1_000 + id,
  status: 'pending',
  created_at: '2026-01-10T09:30:00Z',
  updated_at: '2026-01-10T09:30:00Z',
  actions: ['pay', 'reject'],
  user: { id: 20 + id, username: `seller_${id}`, first_name: 'Sana', last_name: 'Malik' },
  bank_details: {
    bank_name: 'Meezan Bank',
    account_title: 'Sana Malik',
    account_number: '0123456789',
    iban: 'PK36MEZN0000001123456702',
    branch_code: '0456',
  },
  ...overrides,
})

let server: FakeServer
let waiting: Payout[]

beforeEach(() => {
  // Dates of another year are shown with it.
  vi.setSystemTime('2026-11-25T12:00:00Z')
  waiting = [payout(1), payout(2, { bank_details: null })]
  server = createFakeServer()
  server.respondTo(listPayouts, ({ query }) => {
    const paid = [
      payout(9, { status: 'paid', decided_by: 'finance_1', actions: [], updated_at: '2026-01-12T09:30:00Z' }),
    ]
    const rejected = [payout(8, { rejection: { reason: 'No such orders.', at: '2026-01-12T09:30:00Z' }, actions: [] })]
    const lists = { pending: waiting, paid, rejected }
    return success(listPayouts, aPage(lists[query.status as keyof typeof lists]))
  })
  server.respondTo(payPayout, () => {
    const [first] = waiting
    waiting = waiting.slice(1)
    return success(payPayout, { ...first, status: 'paid' })
  })
})

async function openPaying() {
  const page = await openHub(PATH, server)
  await page.user.click(await screen.findByRole('button', { name: 'Mark as paid: Rs.1,001 to seller_1' }))
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Mark as paid?' })) }
}

test('lists recipients, amounts and bank accounts', async () => {
  await openHub(PATH, server)
  const first = within(await screen.findByRole('row', { name: /seller_1/ }))
  for (const text of ['Rs.1,001', 'Meezan Bank, Sana Malik', 'PK36MEZN0000001123456702', '10 January 2026']) {
    expect(first.getByText(text)).toBeDefined()
  }
  expect(within(screen.getByRole('row', { name: /seller_2/ })).getByText('No bank details saved.')).toBeDefined()
})

// UI-18
test('shows the page before if the only payout of the last page was paid', async () => {
  let second = [payout(7)]
  server.respondTo(listPayouts, ({ query }) => {
    const page = Number(query.page ?? 1)
    const rows = aPage(page === 1 ? waiting : second, { page, of: second.length > 0 ? 2 : 1 })
    return success(listPayouts, { ...rows, total: waiting.length + second.length })
  })
  server.respondTo(payPayout, () => {
    second = []
    return success(payPayout, { ...payout(7), status: 'paid' })
  })
  const { user } = await openHub(`${PATH}?page=2`, server)
  await user.click(await screen.findByRole('button', { name: 'Mark as paid: Rs.1,007 to seller_7' }))
  await user.click(screen.getByRole('button', { name: 'Yes, it is paid' }))
  expect(await screen.findByRole('row', { name: /seller_1/ })).toBeDefined()
  expect(window.location.search).toBe('')
})

// UI-18
test('opens a page that was past the end before and has a payout now', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  let lastPage = 1
  server.respondTo(listPayouts, async ({ query }) => {
    const page = Number(query.page ?? 1)
    if (page === 1) await promise
    const rows = page > lastPage ? [] : [payout(page)]
    return success(listPayouts, { ...aPage(rows, { page, of: lastPage }), total: lastPage })
  })
  const { user } = await openHub(`${PATH}?page=2`, server)
  await waitFor(() => expect(window.location.search).toBe(''))
  lastPage = 2
  respond()
  await user.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(await screen.findByRole('row', { name: /seller_2/ })).toBeDefined()
})

// PAYOUT-4
test('shows the orders behind a payout with their age and guest mark, before it is paid, too', async () => {
  const order = { placed_at: '2026-01-02T09:30:00Z', remitted_at: '2026-01-08T09:30:00Z' }
  const orders = [
    { ...order, order_id: 7, tracking_no: 'CLX7', amount: 600, is_guest: true },
    { ...order, order_id: 8, tracking_no: 'CLX8', amount: 401, is_guest: false },
  ]
  waiting = [payout(1, { orders })]
  const { dialog } = await openPaying()
  for (const place of [within(screen.getByRole('row', { name: /seller_1/ })), dialog]) {
    const items = place.getByRole('list', { name: '2 orders' }).querySelectorAll('li')
    expect([...items].map(({ textContent }) => textContent)).toEqual([
      'CLX7Rs.600Ordered 2 Jan, cash received 8 JanGuest order',
      'CLX8Rs.401Ordered 2 Jan, cash received 8 Jan',
    ])
  }
})

test('marks a payout as paid after a confirmation and removes it from the list', async () => {
  const { user, dialog, toasts } = await openPaying()
  expect(dialog.getByText('Rs.1,001')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Yes, it is paid' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /seller_1/ })).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts.map(({ message }) => message)).toEqual(['Recorded as paid. seller_1 has been notified.'])
})

test('pays nothing if the confirmation is cancelled', async () => {
  const { user, dialog } = await openPaying()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.requests.map(({ name }) => name)).not.toContain('payPayout')
})

test('shows that another admin was first and refreshes the list', async () => {
  server.respondTo(payPayout, () => {
    waiting = waiting.slice(1)
    return failure('conflict', 'This payout has already been paid.')
  })
  const { user, dialog, toasts } = await openPaying()
  await user.click(dialog.getByRole('button', { name: 'Yes, it is paid' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /seller_1/ })).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts.map(({ message }) => message)).toEqual(['This payout has already been paid.'])
})

test.each([
  [
    'their own payout',
    () => failure('not-allowed', 'This payout goes to you, so someone else sends it.'),
    'This payout goes to you, so someone else sends it.',
  ],
  ['no response', noNetwork, 'We couldn’t save this. Please try again.'],
])('stays open with the error: %s', async (_, response, message) => {
  server.respondTo(payPayout, response)
  const { user, dialog } = await openPaying()
  await user.click(dialog.getByRole('button', { name: 'Yes, it is paid' }))
  expect(await dialog.findByText(message)).toBeDefined()
})

// PAYOUT-6
test('shows why a payout takes two people, and approves it', async () => {
  const two_people = { limit: 100_000, day_total: 120_000 }
  waiting = [payout(1, { two_people, approval: null, actions: ['approve', 'reject'] })]
  const approval = { by: { id: 5, username: 'finance_1' }, at: '2026-01-11T09:30:00Z' }
  server.respondTo(approvePayout, () => {
    waiting = [payout(1, { two_people, approval, actions: ['withdraw', 'reject'] })]
    return success(approvePayout, waiting[0])
  })
  const { user, toasts } = await openHub(PATH, server)
  const row = within(await screen.findByRole('row', { name: /seller_1/ }))
  const why = 'Rs.120,000 to this account within 24 hours is above Rs.100,000, so one person approves and another pays.'
  expect(row.getByText(why)).toBeDefined()
  expect(row.queryByRole('button', { name: /as paid/ })).toBeNull()
  await user.click(row.getByRole('button', { name: 'Approve Rs.1,001 to seller_1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Approve this payout?' }))
  expect(dialog.getByText(why)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await row.findByText('Approved by finance_1, 11 Jan')).toBeDefined()
  expect(toasts.map(({ message }) => message)).toEqual(['Approved. Another person can now pay seller_1.'])

  server.respondTo(withdrawPayoutApproval, () => {
    waiting = [payout(1, { two_people, approval: null, actions: ['approve', 'reject'] })]
    return success(withdrawPayoutApproval, waiting[0])
  })
  await user.click(row.getByRole('button', { name: 'Withdraw approval of Rs.1,001 to seller_1' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw approval' }))
  await waitFor(() => expect(row.queryByText(/Approved by/)).toBeNull())
})

// PAYOUT-7
test('rejects a payout with a reason, and shows it among the rejected', async () => {
  server.respondTo(rejectPayout, () => {
    waiting = []
    return success(rejectPayout, payout(1))
  })
  const { user, toasts } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Reject Rs.1,001 to seller_1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Reject this payout?' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('Please enter a reason. The seller will see it.')).toBeDefined()
  await user.type(dialog.getByLabelText('Reason'), 'The orders look made up.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Nothing is waiting to be paid')).toBeDefined()
  expect(server.requests.find(({ name }) => name === 'rejectPayout')?.body).toEqual({
    reason: 'The orders look made up.',
  })
  expect(toasts.map(({ message }) => message)).toEqual(['Payout rejected. seller_1 has been notified.'])
  await user.click(screen.getByRole('tab', { name: 'Rejected' }))
  expect(await screen.findByText('No such orders.')).toBeDefined()
})

// MODERATION-5
test('keeps an unsent reason with its payout alone', async () => {
  const { user } = await openHub(PATH, server)
  const open = async (id: number) => {
    await user.click(await screen.findByRole('button', { name: `Reject Rs.1,00${id} to seller_${id}` }))
    return screen.getByLabelText('Reason')
  }
  await user.type(await open(1), 'The orders look made up.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await open(2)).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await open(1)).toHaveProperty('value', 'The orders look made up.')
})

test('shows paid payouts by URL', async () => {
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('tab', { name: 'Paid' }))
  const row = within(await screen.findByRole('row', { name: /seller_9/ }))
  expect(row.getByText('12 January 2026')).toBeDefined()
  expect(row.queryByRole('button')).toBeNull()
  expect(window.location.search).toBe('?status=paid')
})

test('pages through payouts', async () => {
  server.respondTo(listPayouts, ({ query }) =>
    success(listPayouts, aPage([payout(Number(query.page))], { page: Number(query.page), of: 2 })),
  )
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(await screen.findByRole('row', { name: /seller_2/ })).toBeDefined()
  expect(window.location.search).toBe('?page=2')
})

test('shows an empty list', async () => {
  waiting = []
  await openHub(PATH, server)
  expect(await screen.findByText('Nothing is waiting to be paid')).toBeDefined()
})

test('shows a notice to people who are not admins', async () => {
  server.respondTo(listPayouts, () => failure('not-allowed'))
  await openHub(PATH, server)
  expect(await screen.findByText('Only the finance team can see this page.')).toBeDefined()
})

test('retries a failed load', async () => {
  server.respondTo(listPayouts, () => failure('conflict'))
  const { user } = await openHub(PATH, server)
  expect(await screen.findByText('We couldn’t load the payouts.')).toBeDefined()
  server.respondTo(listPayouts, aPage([payout(1)]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /seller_1/ })).toBeDefined()
})

test('renders in Urdu', async () => {
  await openHub(PATH, server, 'ur')
  expect(await screen.findByRole('heading', { level: 1, name: 'واجب الادا رقوم' })).toBeDefined()
})

// REMITTANCE-7
test.each([
  ['entered-cash', 'You entered its cash by hand, so someone else sends it.'],
  ['own', 'It is for your own order or account, so someone else sends it.'],
] as const)('says why its viewer may not send a payout: %s', async (conflict_of_interest, why) => {
  waiting = [payout(1, { conflict_of_interest, actions: [] })]
  await openHub(PATH, server)
  const row = within(await screen.findByRole('row', { name: /seller_1/ }))
  expect(row.getByText(why)).toBeDefined()
  expect(row.queryByRole('button', { name: /as paid/ })).toBeNull()
})
