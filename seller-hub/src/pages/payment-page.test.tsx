import { getBankDetails } from '@closyyy/contract/bank-details-calls'
import { listBankTransactions } from '@closyyy/contract/payouts-calls'
import type { BankTransaction } from '@closyyy/contract/payouts-schemas'
import { getWallet, listPayments } from '@closyyy/contract/wallet-calls'
import type { Payment } from '@closyyy/contract/wallet-schemas'
import { aPage, aPhoto } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { aWallet } from '../../test/wallet.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './payment-page.tsx'

const PATH = '/seller/sellinghub/payment'

const payment = (order_id: number, overrides: Partial<Payment> = {}): Payment => ({
  order_id,
  tracking_no: `CLX${order_id}`,
  completed_at: '2026-01-15T09:30:00Z',
  subtotal: 4_000,
  closing_fee: 400,
  delivery: 250,
  profit: 3_350,
  items: [{ id: order_id, product_id: 3, title: 'Lawn kurta', quantity: 1, price: 4_000, photo: aPhoto() }],
  ...overrides,
})

const payout = (id: number, overrides: Partial<BankTransaction> = {}): BankTransaction => ({
  id,
  amount: 1_000 + id,
  status: 'paid',
  updated_at: '2026-01-10T09:30:00Z',
  ...overrides,
})

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getWallet, aWallet({ balance: 4_665, pending_balance: 3_200.5, unconfirmed_balance: 8_950 }))
  server.respondTo(listPayments, aPage([payment(1)]))
  server.respondTo(listBankTransactions, aPage([payout(3, { status: 'pending' }), payout(2), payout(1)]))
  server.respondTo(getBankDetails, {
    bank_name: 'Meezan Bank',
    account_title: 'Ayesha Khan',
    account_number: '0123456789',
    iban: 'PK36MEZN0000001123456702',
    branch_code: '0456',
  })
})

afterEach(() => void vi.restoreAllMocks())

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const paymentQueries = () => server.requests.filter(({ name }) => name === 'listPayments').map(({ query }) => query)

// WALLET-1
test('shows the balances and the last payout', async () => {
  server.respondTo(listBankTransactions, ({ query }) =>
    success(
      listBankTransactions,
      aPage(query.status === 'paid' ? [payout(1, { updated_at: '2026-01-12T09:30:00Z' })] : [payout(3), payout(2)]),
    ),
  )
  await openHub(PATH, server)
  const balances = await section('Your balances')
  await balances.findByText('Rs.1,001')
  await balances.findByText('Rs.4,665')
  const figures = balances.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(figures).toEqual([
    ['Current balance', 'Rs.4,665'],
    ['Pending balance', 'Rs.3,200.50'],
    ['Waiting for buyers', 'Rs.8,950'],
    ['Last payout', 'Rs.1,001'],
  ])
  expect(balances.getByText('12 January 2026')).toBeDefined()
})

// WALLET-4
test('shows where the cash of the balance is', async () => {
  const parts = { available: 1_000, on_hold: 2_000, on_hold_until: '2026-01-15T09:30:00Z', waiting_for_courier: 1_665 }
  server.respondTo(getWallet, aWallet({ balance: 4_665, ...parts }))
  await openHub(PATH, server)
  const balances = await section('Your balances')
  await balances.findByText('Rs.4,665')
  const figures = balances.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(figures.slice(0, 4)).toEqual([
    ['Current balance', 'Rs.4,665'],
    ['Available', 'Rs.1,000'],
    ['On hold', 'Rs.2,000'],
    ['Waiting for the courier', 'Rs.1,665'],
  ])
  expect(balances.getByText('All of it will be available on 15 January 2026')).toBeDefined()
})

// WALLET-3
test('lists completed orders with selling price, closing fee, delivery and profit', async () => {
  const [first] = payment(1).items
  const two = payment(2, {
    items: [{ ...first, id: 5, title: 'Silk dupatta', quantity: 2, price: 500 }] as Payment['items'],
  })
  server.respondTo(listPayments, aPage([payment(1), two]))
  await openHub(PATH, server)
  const history = await section('Transaction history')
  const row = within(await history.findByRole('row', { name: /CLX1/ }))
  expect(row.getByText('15 January 2026')).toBeDefined()
  expect(row.getByText('Lawn kurta')).toBeDefined()
  for (const amount of ['Rs.4,000', 'Rs.400', 'Rs.250', 'Rs.3,350']) expect(row.getByText(amount)).toBeDefined()
  expect(history.getByRole('row', { name: /Silk dupatta 2 items/ })).toBeDefined()
  expect(history.getByText('2 orders')).toBeDefined()
})

// WALLET-5
test.each([
  [undefined, 0],
  [1_500, 1],
])('has a column of refunds only for orders that a dispute split: %s', async (refund, count) => {
  server.respondTo(listPayments, aPage([payment(1), payment(2, { refund, profit: 1_850 })]))
  await openHub(PATH, server)
  const history = await section('Transaction history')
  expect(await history.findByRole('row', { name: /CLX2/ })).toBeDefined()
  expect(history.queryAllByRole('columnheader', { name: 'Refund' })).toHaveLength(count)
  expect(history.queryAllByText('Rs.1,500')).toHaveLength(count)
})

test('shows an empty state for each list', async () => {
  server.respondTo(getWallet, aWallet())
  server.respondTo(listPayments, aPage<Payment>([]))
  server.respondTo(listBankTransactions, aPage<BankTransaction>([]))
  await openHub(PATH, server)
  for (const text of [
    'No orders available.',
    'No transactions available',
    'No payouts available',
    'No paid transactions available',
    'There is nothing to pay out yet.',
  ]) {
    expect(await screen.findByText(text)).toBeDefined()
  }
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request payout' }).disabled).toBe(true)
})

// WALLET-2
test('filters by days in the URL, both included', async () => {
  server.respondTo(listPayments, aPage([payment(1)], { of: 2 }))
  const { user } = await openHub(`${PATH}?page=2`, server)
  await screen.findByRole('row', { name: /CLX1/ })
  expect(paymentQueries()).toEqual([{ sort: 'newest', page: '2' }])
  fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-01-05' } })
  fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-01-31' } })
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(window.location.search).toBe('?start_date=2026-01-05&end_date=2026-01-31'))
  await waitFor(() =>
    expect(paymentQueries().at(-1)).toEqual({
      start_date: '2026-01-05',
      end_date: '2026-01-31',
      sort: 'newest',
      page: '1',
    }),
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show' }))
  await user.click(await screen.findByRole('button', { name: 'Show all days' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe(''))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show' }))
})

test('rejects an end before the start, at its field', async () => {
  const { user } = await openHub(`${PATH}?start_date=2026-01-05`, server)
  fireEvent.change(await screen.findByLabelText('End date'), { target: { value: '2026-01-04' } })
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('The end date cannot be before the start date.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('End date'))
  expect(window.location.search).toBe('?start_date=2026-01-05')
})

test('shows an empty state for the selected days', async () => {
  server.respondTo(listPayments, aPage<Payment>([]))
  await openHub(`${PATH}?start_date=2026-01-05`, server)
  expect(await screen.findByText('No orders were completed on these days.')).toBeDefined()
})

test('sorts the history on the server, from the first page', async () => {
  server.respondTo(listPayments, aPage([payment(1)], { of: 2 }))
  const { user } = await openHub(`${PATH}?end_date=2026-01-31&page=2`, server)
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Profit, highest first')
  await waitFor(() => expect(window.location.search).toBe('?end_date=2026-01-31&sort=profit_desc'))
  await waitFor(() =>
    expect(paymentQueries().at(-1)).toEqual({ end_date: '2026-01-31', sort: 'profit_desc', page: '1' }),
  )
})

test('sorts the history alike by header and by select', async () => {
  server.respondTo(listPayments, aPage([payment(1)], { of: 2 }))
  const { user } = await openHub(`${PATH}?end_date=2026-01-31&page=2`, server)
  const history = await section('Transaction history')
  const profit = await history.findByRole('columnheader', { name: 'Seller profit' })
  expect(history.getByRole('columnheader', { name: 'Completed' }).getAttribute('aria-sort')).toBe('descending')
  await user.click(within(profit).getByRole('button'))
  await waitFor(() => expect(profit.getAttribute('aria-sort')).toBe('descending'))
  expect(window.location.search).toBe('?end_date=2026-01-31&sort=profit_desc')
  expect(history.getByLabelText('Sort by')).toHaveProperty('value', 'profit_desc')
  expect(history.getByRole('status').textContent).toBe('2 orders Profit, highest first')
  await user.click(history.getByRole('button', { name: 'Completed' }))
  await waitFor(() => expect(window.location.search).toBe('?end_date=2026-01-31'))
})

test('pages through the history and keeps the days', async () => {
  server.respondTo(listPayments, ({ query }) =>
    success(listPayments, aPage([payment(Number(query.page))], { page: Number(query.page), of: 2 })),
  )
  const { user } = await openHub(`${PATH}?end_date=2026-01-31`, server)
  await screen.findByRole('row', { name: /CLX1/ })
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await screen.findByRole('row', { name: /CLX2/ })
  expect(window.location.search).toBe('?end_date=2026-01-31&page=2')
})

test('pages through payouts independently', async () => {
  const pages = [[payout(9, { status: 'pending' })], [payout(1)]]
  server.respondTo(listBankTransactions, ({ query }) =>
    success(listBankTransactions, aPage(pages[Number(query.page ?? 1) - 1] ?? [], { page: Number(query.page), of: 2 })),
  )
  const { user } = await openHub(PATH, server)
  const payouts = await section('Payouts')
  expect(within(await payouts.findByRole('row', { name: /Rs.1,009/ })).getByText('Pending')).toBeDefined()
  await user.click(payouts.getByRole('link', { name: 'Page 2' }))
  expect(within(await payouts.findByRole('row', { name: /Rs.1,001/ })).getByText('Paid')).toBeDefined()
  expect(window.location.search).toBe('?payouts=2')
})

test('downloads the whole history as a spreadsheet file', async () => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => `blob:${made.push(blob as Blob)}`)
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  server.respondTo(listPayments, ({ query }) => {
    const page = Number(query.page)
    const [item] = payment(page).items
    const items = [{ ...item, title: '=HYPERLINK("x")', quantity: page }] as Payment['items']
    return success(listPayments, aPage([payment(page, { items })], { page, of: 2 }))
  })
  const { user } = await openHub(`${PATH}?start_date=2026-01-05`, server)
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(names).toEqual(['closyyy-payments-2026-01-05.csv']))
  const bytes = new Uint8Array((await made[0]?.arrayBuffer()) as ArrayBuffer)
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    [
      '"Order","Completed","Items","Selling price","Closing fee","Delivery","Seller profit"',
      `"CLX1","2026-01-15","'=HYPERLINK(""x"")",4000.00,400.00,250.00,3350.00`,
      `"CLX2","2026-01-15","'=HYPERLINK(""x"") × 2",4000.00,400.00,250.00,3350.00`,
      '',
    ].join('\r\n'),
  )
})

// PAYOUT-2
test('names the account of each payout', async () => {
  const account = { bank_name: 'HBL', ending: '6702' }
  server.respondTo(listBankTransactions, aPage([payout(3, { status: 'pending', account })]))
  await openHub(PATH, server)
  const payouts = await section('Payouts')
  expect(await payouts.findByText('To HBL, account ending in 6702')).toBeDefined()
})

test('shows that the download failed', async () => {
  const { user } = await openHub(PATH, server)
  const download = await screen.findByRole('button', { name: 'Download CSV' })
  server.respondTo(listPayments, noNetwork)
  await user.click(download)
  expect(await screen.findByText('We couldn’t make the file. Please try again.')).toBeDefined()
})

test('never shows a failed load as empty, and retries each', async () => {
  server.respondTo(getWallet, noNetwork)
  server.respondTo(listPayments, () => failure('conflict'))
  server.respondTo(listBankTransactions, () => failure('conflict'))
  const { user } = await openHub(PATH, server)
  expect(await screen.findByText('We couldn’t load your balances.')).toBeDefined()
  expect(await screen.findByText('We couldn’t load your payouts.')).toBeDefined()
  const failed = await screen.findByText('We couldn’t load your transaction history.')
  expect(screen.queryByText('No orders available.')).toBeNull()
  server.respondTo(listPayments, aPage([payment(1)]))
  const alert = failed.closest<HTMLElement>('[role=alert]') ?? document.body
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /CLX1/ })).toBeDefined()
})

test('renders in Urdu', async () => {
  await openHub(PATH, server, 'ur')
  expect(await screen.findByRole('heading', { level: 1, name: 'ادائیگیاں' })).toBeDefined()
  expect(await screen.findByText('موجودہ بیلنس')).toBeDefined()
})
