import { getBankDetails } from '@closyyy/contract/bank-details-calls'
import { listBankTransactions, requestPayout } from '@closyyy/contract/payouts-calls'
import type { BankTransaction } from '@closyyy/contract/payouts-schemas'
import { getWallet, listPayments } from '@closyyy/contract/wallet-calls'
import type { Payment } from '@closyyy/contract/wallet-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { aWallet } from '../../test/wallet.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './payment-page.tsx'

const bankDetails = {
  bank_name: 'Meezan Bank',
  account_title: 'Ayesha Khan',
  account_number: '0123456789',
  iban: 'PK36MEZN0000001123456702',
  branch_code: '0456',
}

let server: FakeServer
let payouts: BankTransaction[]

const wallet = (balance: number, pending_balance = 0) => aWallet({ balance, pending_balance })

beforeEach(() => {
  payouts = []
  server = createFakeServer()
  server.respondTo(getWallet, wallet(4_665))
  server.respondTo(listPayments, aPage<Payment>([]))
  server.respondTo(listBankTransactions, () => success(listBankTransactions, aPage(payouts)))
  server.respondTo(getBankDetails, bankDetails)
})

async function openDialog(locale?: 'ur') {
  const page = await openHub('/seller/sellinghub/payment', server, locale)
  const name = locale ? 'رقم منگوائیں' : 'Request payout'
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  await page.user.click(screen.getByRole('button', { name }))
  const dialog = within(screen.getByRole('dialog', { name }))
  return { ...page, dialog, send: () => page.user.click(dialog.getByRole('button', { name })) }
}

const amountOf = (dialog: ReturnType<typeof within>) => dialog.getByLabelText('Amount in rupees') as HTMLInputElement

test('suggests the whole balance and shows the bank', async () => {
  const { dialog } = await openDialog()
  expect(amountOf(dialog).value).toBe('4665')
  expect(dialog.getByText('To Meezan Bank, account ending in 6789')).toBeDefined()
})

// UI-3
test('says that the bank details did not load, and retries', async () => {
  server.respondTo(getBankDetails, noNetwork)
  const { user } = await openHub('/seller/sellinghub/payment', server)
  expect(await screen.findByText('We couldn’t load your bank details, which a payout needs.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull()
  server.respondTo(getBankDetails, bankDetails)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('To Meezan Bank, account ending in 6789')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request payout' }).disabled).toBe(false)
})

// UI-17
test('stays open until the request has ended, and shows its failure', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(requestPayout, async () => {
    await promise
    return noNetwork()
  })
  const { user, dialog, send } = await openDialog()
  await send()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  resolve()
  expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t request your payout. Please try again.')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// WALLET-4
test('suggests and allows only the available part of the balance', async () => {
  server.respondTo(getWallet, aWallet({ balance: 4_665, available: 1_000, on_hold: 3_665 }))
  const { user, dialog, send } = await openDialog()
  expect(amountOf(dialog).value).toBe('1000')
  await user.clear(amountOf(dialog))
  await user.type(amountOf(dialog), '1000.01')
  await send()
  expect(await dialog.findByText('Rs.1,000 is available now. Please enter an amount up to that.')).toBeDefined()
})

test('explains when nothing is available yet', async () => {
  server.respondTo(getWallet, aWallet({ balance: 4_665, available: 0, waiting_for_courier: 4_665 }))
  await openHub('/seller/sellinghub/payment', server)
  expect(await screen.findByText(/^You can request your money once the courier has handed it over/)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request payout' }).disabled).toBe(true)
})

// PRODUCT-6
test('requests a payout, confirms and refreshes', async () => {
  server.respondTo(requestPayout, () => {
    const made: BankTransaction = { id: 1, amount: 1_500.5, status: 'pending', updated_at: '2026-01-15T09:30:00Z' }
    payouts = [made]
    server.respondTo(getWallet, wallet(3_164.5, 1_500.5))
    return success(requestPayout, made)
  })
  const { user, dialog, send, toasts } = await openDialog()
  await user.clear(amountOf(dialog))
  await user.type(amountOf(dialog), 'Rs. ۱٬۵۰۰٫۵۰')
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.requests.find(({ name }) => name === 'requestPayout')?.body).toEqual({ amount: 1_500.5 })
  expect(toasts.map(({ message }) => message)).toEqual(['Payout requested. We’ll email you once it’s paid.'])
  expect(await screen.findByText('Rs.3,164.50')).toBeDefined()
  const list = within(screen.getByRole('region', { name: 'Payouts' }))
  expect(await list.findByText('Pending')).toBeDefined()
})

// PAYOUT-10
test('requests a payout whose response was lost with the same key, and another amount with a new key', async () => {
  server.respondTo(requestPayout, noNetwork)
  const { user, dialog, send } = await openDialog()
  const sent = () => server.requests.filter(({ name }) => name === 'requestPayout')
  for (const amount of ['300', '300', '400']) {
    await user.clear(amountOf(dialog))
    await user.type(amountOf(dialog), amount)
    const count = sent().length
    await send()
    await waitFor(() => expect(sent()).toHaveLength(count + 1))
    await dialog.findByText('We couldn’t request your payout. Please try again.')
  }
  const [lost, repeated, another] = sent().map(({ idempotencyKey }) => idempotencyKey)
  expect(lost).toBeTruthy()
  expect(repeated).toBe(lost)
  expect(another).not.toBe(lost)
})

const unreadable = 'Please enter the amount in digits, such as 4,900, with at most two decimals.'

// PRODUCT-6
test.each([
  ['', 'Please enter an amount greater than 0.'],
  ['0', 'Please enter an amount greater than 0.'],
  ['-5', unreadable],
  ['all', unreadable],
  ['1.5k', unreadable],
  ['0x64', unreadable],
  ['10.005', unreadable],
  ['4665.01', 'Rs.4,665 is available now. Please enter an amount up to that.'],
])('rejects “%s” at its field', async (typed, message) => {
  const { user, dialog, send } = await openDialog()
  await user.clear(amountOf(dialog))
  if (typed) await user.type(amountOf(dialog), typed)
  await send()
  expect(await dialog.findByText(message)).toBeDefined()
  expect(amountOf(dialog).value).toBe(typed)
  expect(document.activeElement).toBe(amountOf(dialog))
  expect(server.requests.map(({ name }) => name)).not.toContain('requestPayout')
})

test.each([
  [
    'the balance that went meanwhile',
    () => balanceGone,
    'Your balance is Rs.1,000. Please enter an amount up to that.',
  ],
  ['missing bank details', () => noBank, 'Please add your bank details first.'],
  ['no response', () => noNetwork, 'We couldn’t request your payout. Please try again.'],
])('shows the server’s error: %s', async (_, response, message) => {
  server.respondTo(requestPayout, response())
  const { dialog, send } = await openDialog()
  await send()
  expect(await dialog.findByText(message)).toBeDefined()
  expect(amountOf(dialog).value).toBe('4665')
})

const gone = 'Your balance is Rs.1,000. Please enter an amount up to that.'
const balanceGone = () => failure('invalid', gone, { amount: [gone] })
const noBank = () => failure('conflict', 'Please add your bank details first.')

test('links to the bank details if there are none', async () => {
  server.respondTo(getBankDetails, null)
  await openHub('/seller/sellinghub/payment', server)
  const way = await screen.findByRole('link', { name: 'Add bank details' })
  expect(way.getAttribute('href')).toBe('/seller/sellinghub/bank')
  expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull()
})

test('shows field errors in Urdu', async () => {
  const { user, dialog, send } = await openDialog('ur')
  await user.type(dialog.getByRole('textbox'), '0')
  await send()
  expect(
    await dialog.findByText('ابھی \u2068Rs.4,665\u2069 دستیاب ہیں۔ براہِ کرم اتنی یا اس سے کم رقم لکھیں۔'),
  ).toBeDefined()
})
