import { getBankDetails } from '@closyyy/contract/bank-details-calls'
import { cancelPayout, listBankTransactions } from '@closyyy/contract/payouts-calls'
import type { BankTransaction } from '@closyyy/contract/payouts-schemas'
import { getWallet, listPayments } from '@closyyy/contract/wallet-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { aWallet } from '../../test/wallet.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './payment-page.tsx'

const updated_at = '2026-01-15T09:30:00Z'
const waiting: BankTransaction = { id: 7, amount: 1_500, status: 'pending', updated_at, can_cancel: true }
const cancelled: BankTransaction = { ...waiting, can_cancel: false, cancelled_at: updated_at }
const paid: BankTransaction = { ...waiting, id: 6, status: 'paid', can_cancel: false }

let server: FakeServer
beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getWallet, aWallet({ balance: 500, pending_balance: 1_500 }))
  server.respondTo(listPayments, aPage([]))
  server.respondTo(getBankDetails, null)
  server.respondTo(listBankTransactions, aPage([waiting, paid]))
})

async function openDialog() {
  const page = await openHub('/seller/sellinghub/payment', server)
  await page.user.click(await screen.findByRole('button', { name: 'Cancel payout of Rs.1,500' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this payout?' }))
  const confirm = () => page.user.click(dialog.getByRole('button', { name: 'Cancel payout' }))
  return { ...page, dialog, confirm }
}

// PAYOUT-8
test('cancels a payout after a confirmation, and refreshes balance and list', async () => {
  server.respondTo(cancelPayout, () => {
    server.respondTo(getWallet, aWallet({ balance: 2_000, pending_balance: 0 }))
    server.respondTo(listBankTransactions, aPage([cancelled, paid]))
    return success(cancelPayout, cancelled)
  })
  const { dialog, confirm, toasts } = await openDialog()
  expect(dialog.getByText('Rs.1,500 returns to your balance, and you can request it again.')).toBeDefined()
  await confirm()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts.map(({ message }) => message)).toEqual(['Payout cancelled. The money is back in your balance.'])
  const list = within(screen.getByRole('region', { name: 'Payouts' }))
  expect(await list.findByText('Cancelled')).toBeDefined()
  expect(list.getByText('The money is back in your balance.')).toBeDefined()
  expect(await screen.findByText('Rs.2,000')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Cancel payout/ })).toBeNull()
})

// PAYOUT-8
test('keeps the payout if the seller changes their mind', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Keep payout' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.requests.map(({ name }) => name)).not.toContain('cancelPayout')
})

// PAYOUT-8
test('says why a payout that was paid meanwhile is not cancelled, and closes', async () => {
  server.respondTo(cancelPayout, () => failure('conflict', 'This payout has already been paid.'))
  const { confirm, toasts } = await openDialog()
  await confirm()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts.map(({ message }) => message)).toEqual(['This payout has already been paid.'])
})

test('keeps the dialog open without a response', async () => {
  server.respondTo(cancelPayout, noNetwork)
  const { dialog, confirm } = await openDialog()
  await confirm()
  expect(await dialog.findByText('We couldn’t cancel your payout. Please try again.')).toBeDefined()
})
