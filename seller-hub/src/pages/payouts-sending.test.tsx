import { claimPayout, listPayouts, payPayout, releasePayout } from '@closyyy/contract/payouts-calls'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './payouts-page.tsx'

const PATH = '/seller/sellinghub/payouts'

const at = '2026-01-11T09:30:00Z'
const since = localTime(at, 'weekday')

const waiting: Payout = {
  id: 1,
  amount: 1_500,
  status: 'pending',
  created_at: '2026-01-10T09:30:00Z',
  updated_at: '2026-01-10T09:30:00Z',
  actions: ['pay', 'reject'],
  user: { id: 21, username: 'sana_store', first_name: 'Sana', last_name: 'Malik' },
  account: { bank_name: 'Meezan Bank', ending: '6789' },
  bank_details: null,
  sending: null,
}
const started: Payout = {
  ...waiting,
  bank_details: {
    bank_name: 'Meezan Bank',
    account_title: 'Sana Malik',
    account_number: '0123456789',
    iban: 'PK36MEZN0000001123456702',
    branch_code: '0456',
  },
  sending: { by: { id: 5, username: 'finance_1' }, at, is_own: true },
}

let server: FakeServer
beforeEach(() => {
  server = createFakeServer()
  server.respondTo(listPayouts, aPage([waiting]))
  server.respondTo(claimPayout, () => {
    server.respondTo(listPayouts, aPage([started]))
    return success(claimPayout, started)
  })
})

const rowOf = async () => within(await screen.findByRole('row', { name: /sana_store/ }))

async function openStarting() {
  const page = await openHub(PATH, server)
  const row = await rowOf()
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  await press('Start sending Rs.1,500 to sana_store')
  await press('Start sending')
  return { ...page, row, press }
}

// PAYOUT-9
test('shows the account and the button to mark a payout as paid once its viewer started sending it', async () => {
  const page = await openHub(PATH, server)
  const row = await rowOf()
  expect(row.getByText('To Meezan Bank, account ending in 6789')).toBeDefined()
  expect(row.queryByRole('button', { name: /as paid/ })).toBeNull()
  await page.user.click(row.getByRole('button', { name: 'Start sending Rs.1,500 to sana_store' }))
  await page.user.click(screen.getByRole('button', { name: 'Start sending' }))
  expect(await row.findByText('PK36MEZN0000001123456702')).toBeDefined()
  expect(row.getByText(`You’ve been sending it since ${since}`)).toBeDefined()
  server.respondTo(payPayout, () => {
    server.respondTo(listPayouts, aPage<Payout>([]))
    return success(payPayout, { ...started, status: 'paid' })
  })
  await page.user.click(row.getByRole('button', { name: 'Mark as paid: Rs.1,500 to sana_store' }))
  await page.user.click(screen.getByRole('button', { name: 'Yes, it is paid' }))
  expect(await screen.findByText('Nothing is waiting to be paid')).toBeDefined()
})

// PAYOUT-9
test('stops sending a payout after a confirmation', async () => {
  const { row, press } = await openStarting()
  server.respondTo(releasePayout, () => {
    server.respondTo(listPayouts, aPage([waiting]))
    return success(releasePayout, waiting)
  })
  await row.findByText('PK36MEZN0000001123456702')
  await press('Stop sending Rs.1,500 to sana_store')
  await press('Stop sending')
  await waitFor(() => expect(row.queryByText('PK36MEZN0000001123456702')).toBeNull())
  expect(row.getByRole('button', { name: 'Start sending Rs.1,500 to sana_store' })).toBeDefined()
})

// PAYOUT-9
test('shows who is sending a payout, with nothing to decide', async () => {
  const sending = { by: { id: 6, username: 'finance_2' }, at, is_own: false }
  server.respondTo(listPayouts, aPage([{ ...waiting, sending, actions: [] }]))
  await openHub(PATH, server)
  const row = await rowOf()
  expect(row.getByText(`finance_2 has been sending it since ${since}`)).toBeDefined()
  expect(row.queryByRole('button')).toBeNull()
})

// PAYOUT-9
test('says that somebody else was first, and closes', async () => {
  server.respondTo(claimPayout, () => failure('conflict', 'finance_2 is sending this payout.'))
  const { toasts } = await openStarting()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts.map(({ message }) => message)).toEqual(['finance_2 is sending this payout.'])
})
