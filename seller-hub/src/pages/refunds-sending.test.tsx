import { claimRefund, listRefunds, payRefund, releaseRefund } from '@closyyy/contract/refunds-calls'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './refunds-page.tsx'

const PATH = '/seller/sellinghub/refunds'
const NUMBER = '923001234567'

const at = '2026-01-11T09:30:00Z'
const since = localTime(at, 'weekday')

const wallet = { method: 'jazzcash' as const, account_title: 'Bilal Ahmed' }
const owed: Refund = {
  order_id: 1,
  tracking_no: 'CLX1',
  amount: 2_250,
  owed_since: '2026-01-10T09:30:00Z',
  buyer: { first_name: 'Bilal', last_name: 'Ahmed', is_guest: false },
  account: null,
  masked_account: { ...wallet, ending: '4567' },
  account_saved_at: '2026-01-10T10:30:00Z',
  is_remitted: true,
  two_people: null,
  approval: null,
  sending: null,
  sent: null,
  actions: ['pay'],
}
const started: Refund = {
  ...owed,
  account: { ...wallet, account_number: NUMBER },
  sending: { by: { id: 5, username: 'finance_1' }, at, is_own: true },
}

let server: FakeServer
beforeEach(() => {
  server = createFakeServer()
  server.respondTo(listRefunds, aPage([owed]))
  server.respondTo(claimRefund, () => {
    server.respondTo(listRefunds, aPage([started]))
    return success(claimRefund, started)
  })
})

const rowOf = async () => within(await screen.findByRole('row', { name: /CLX1/ }))

async function openStarting() {
  const page = await openHub(PATH, server)
  const row = await rowOf()
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  await press('Start sending Rs.2,250 for order CLX1')
  await press('Start sending')
  return { ...page, row, press }
}

// REFUND-4
test('shows the account and the button to mark a refund as sent once its viewer started sending it', async () => {
  const page = await openHub(PATH, server)
  const row = await rowOf()
  expect(row.getByText('Account ending in 4567')).toBeDefined()
  expect(row.queryByText(NUMBER)).toBeNull()
  expect(row.queryByRole('button', { name: /as sent/ })).toBeNull()
  await page.user.click(row.getByRole('button', { name: 'Start sending Rs.2,250 for order CLX1' }))
  await page.user.click(screen.getByRole('button', { name: 'Start sending' }))
  expect(await row.findByText(NUMBER)).toBeDefined()
  expect(row.getByText(`You’ve been sending it since ${since}`)).toBeDefined()
  server.respondTo(payRefund, () => {
    server.respondTo(listRefunds, aPage<Refund>([]))
    return success(payRefund, { ...started, actions: [] })
  })
  await page.user.click(row.getByRole('button', { name: 'Mark as sent: Rs.2,250 for order CLX1' }))
  await page.user.type(screen.getByLabelText('Reference of the payment'), 'IBFT 1')
  await page.user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  expect(await screen.findByText('No refund is waiting')).toBeDefined()
})

// REFUND-4
test('stops sending a refund after a confirmation', async () => {
  const { row, press } = await openStarting()
  server.respondTo(releaseRefund, () => {
    server.respondTo(listRefunds, aPage([owed]))
    return success(releaseRefund, owed)
  })
  await row.findByText(NUMBER)
  await press('Stop sending Rs.2,250 for order CLX1')
  await press('Stop sending')
  await waitFor(() => expect(row.queryByText(NUMBER)).toBeNull())
  expect(row.getByRole('button', { name: 'Start sending Rs.2,250 for order CLX1' })).toBeDefined()
})

// REFUND-4
test('shows who is sending a refund, with nothing to decide', async () => {
  const sending = { by: { id: 6, username: 'finance_2' }, at, is_own: false }
  server.respondTo(listRefunds, aPage([{ ...owed, sending, actions: [] }]))
  await openHub(PATH, server)
  const row = await rowOf()
  expect(row.getByText(`finance_2 has been sending it since ${since}`)).toBeDefined()
  expect(row.queryByRole('button')).toBeNull()
})

// REFUND-4
test('says that somebody else was first, and closes', async () => {
  server.respondTo(claimRefund, () => failure('conflict', 'finance_2 is sending this refund.'))
  const { toasts } = await openStarting()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts.map(({ message }) => message)).toEqual(['finance_2 is sending this refund.'])
})
