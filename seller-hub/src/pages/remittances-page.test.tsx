import { pakistanDay } from '@closyyy/contract/pakistan-day'
import {
  enterRemittance,
  listRemittanceRows,
  listRemittances,
  uploadRemittance,
} from '@closyyy/contract/remittances-calls'
import type { Remittance, RemittanceRow } from '@closyyy/contract/remittances-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './remittances-page.tsx'

const PATH = '/seller/sellinghub/remittances'
const counts = { matched: 0, short: 0, unknown: 0, duplicate: 0, waiting: 0 }

const remittance = (id: number, overrides: Partial<Remittance> = {}): Remittance => ({
  id,
  source: 'file',
  name: `october-${id}.csv`,
  entered_by: 'demo_admin',
  created_at: '2026-10-31T09:30:00Z',
  amount: 4_250,
  rows: { ...counts, matched: 1, short: 1, unknown: 2 },
  ...overrides,
})
const row = (id: number, overrides: Partial<RemittanceRow> = {}): RemittanceRow => ({
  id,
  line: id + 1,
  reference: `CLX${id}`,
  amount: 2_250,
  paid_on: '2026-10-31',
  result: 'matched',
  reason: null,
  order_id: 97,
  ...overrides,
})

let server: FakeServer
let booked: Remittance[]

beforeEach(() => {
  booked = [remittance(1), remittance(2, { source: 'courier', name: 'S-7', entered_by: null })]
  server = createFakeServer()
  server.respondTo(listRemittances, () => success(listRemittances, aPage(booked)))
  server.respondTo(listRemittanceRows, ({ query }) => {
    const rows = [
      row(1),
      row(2, { result: 'unknown', reason: 'no-order', order_id: null }),
      row(3, { result: 'unknown', reason: 'own-order' }),
    ]
    return success(listRemittanceRows, aPage(rows.filter(({ result }) => !query.result || result === query.result)))
  })
})

const csv = (text = 'reference,amount,date\nCLX1,2250,2026-10-31') =>
  new File([text], 'november.csv', { type: 'text/csv' })
async function choose(file: File) {
  const page = await openHub(PATH, server)
  await screen.findByRole('row', { name: /october-1/ })
  await page.user.upload(screen.getByLabelText('Choose a CSV file'), file)
  return page
}

test('lists remittances with their source, results and amount', async () => {
  await openHub(PATH, server)
  const first = within(await screen.findByRole('row', { name: /october-1/ }))
  for (const text of ['File by demo_admin', '1 Matched', '1 Short', '2 Unknown', 'Rs.4,250'])
    expect(first.getByText(text)).toBeDefined()
  expect(first.queryByText(/Duplicate/)).toBeNull()
  expect(within(screen.getByRole('row', { name: /S-7/ })).getByText('Courier’s statement')).toBeDefined()
})

test('books a chosen file and shows its parcels', async () => {
  server.respondTo(uploadRemittance, ({ body }) => {
    expect(body).toEqual({ name: 'november.csv', csv: 'reference,amount,date\nCLX1,2250,2026-10-31' })
    const made = remittance(3, { name: 'november.csv', rows: { ...counts, matched: 1 } })
    booked = [made, ...booked]
    return success(uploadRemittance, made)
  })
  const { toasts } = await choose(csv())
  expect(await screen.findByRole('row', { name: /CLX1/ })).toBeDefined()
  expect(await screen.findByRole('row', { name: /november\.csv/ })).toBeDefined()
  expect(toasts.map(({ message }) => message)).toEqual(['november.csv: 1 matched, 0 short, 0 unknown, 0 duplicate.'])
  expect(window.location.search).toBe('?remittance=3')
})

test.each([
  [
    'a line that cannot be read',
    () => failure('invalid', 'Line 2 cannot be read.', { csv: ['Line 2 cannot be read.'] }),
    'Line 2 cannot be read.',
  ],
  ['no network', noNetwork, 'We couldn’t record the file. Please try again.'],
])('shows the error of a file: %s', async (_, response, message) => {
  server.respondTo(uploadRemittance, response)
  await choose(csv())
  expect(await screen.findByText(message)).toBeDefined()
})

test('rejects a large file without sending it', async () => {
  await choose(csv('x'.repeat(600_001)))
  expect(await screen.findByText('This file is too large. Please split it.')).toBeDefined()
  expect(server.requests.map(({ name }) => name)).not.toContain('uploadRemittance')
})

test('shows the parcels of a remittance by result, with the reason', async () => {
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Show parcels of october-1.csv' }))
  expect(await screen.findByRole('row', { name: /CLX1/ })).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Show'), 'Unknown')
  await waitFor(() => expect(screen.queryByRole('row', { name: /CLX1/ })).toBeNull())
  expect(
    within(await screen.findByRole('row', { name: /CLX2/ })).getByText('No order has this reference'),
  ).toBeDefined()
  expect(
    within(screen.getByRole('row', { name: /CLX3/ })).getByText(
      'It’s an order of the person who entered it, so someone else enters it',
    ),
  ).toBeDefined()
  expect(window.location.search).toBe('?remittance=1&result=unknown')
})

// REMITTANCE-4, PRODUCT-6
test('books an entered payment and shows errors at their fields', async () => {
  const entered: unknown[] = []
  server.respondTo(enterRemittance, ({ body }) => {
    entered.push(body)
    return success(enterRemittance, remittance(4, { source: 'entry', name: 'IBFT 7' }))
  })
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Enter a payment' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Enter a payment' }))
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  for (const error of [
    'Please enter the tracking number of the order.',
    'Please enter the reference of the payment.',
    'Please enter an amount greater than 0.',
    'Please choose a valid date.',
  ])
    expect(await dialog.findByText(error)).toBeDefined()
  await user.type(dialog.getByLabelText('Tracking number'), 'CLX9')
  await user.type(dialog.getByLabelText('Payment reference'), 'IBFT 7')
  const amount = dialog.getByLabelText('Amount in rupees')
  await user.type(amount, '0x10')
  const day = dialog.getByLabelText('Paid on')
  expect(day.getAttribute('max')).toBe(pakistanDay(Date.now()))
  await user.type(day, '2099-12-31')
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  expect(await dialog.findByText(/^Please enter the amount in digits, such as 4,900/)).toBeDefined()
  expect(await dialog.findByText('Please choose today or an earlier day.')).toBeDefined()
  expect([amount, entered]).toMatchObject([{ value: '0x10' }, []])
  await user.clear(amount)
  await user.type(amount, 'Rs. ۲,۲۵۰/-')
  await user.clear(day)
  await user.type(day, '2026-10-31')
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(entered).toEqual([{ order: 'CLX9', reference: 'IBFT 7', amount: 2_250, paid_on: '2026-10-31' }])
})

test('shows an empty list', async () => {
  booked = []
  await openHub(PATH, server)
  expect(await screen.findByText('No courier has paid yet')).toBeDefined()
})

test('shows a notice to people who are not admins', async () => {
  server.respondTo(listRemittances, () => failure('not-allowed'))
  await openHub(PATH, server)
  expect(await screen.findByText('Only the finance team can see this page.')).toBeDefined()
})

test('renders in Urdu', async () => {
  await openHub(PATH, server, 'ur')
  expect(await screen.findByRole('heading', { level: 1, name: 'کوریئر کی ادائیگیاں' })).toBeDefined()
})
