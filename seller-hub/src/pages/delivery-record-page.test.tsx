import { createAppeal } from '@closyyy/contract/appeals-calls'
import { getPhoneRecord } from '@closyyy/contract/phone-records-calls'
import type { PhoneRecord, Refusal } from '@closyyy/contract/phone-records-schemas'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './delivery-record-page.tsx'

const refusal: Refusal = { order_id: 7, tracking_no: 'CLX7', refused_at: '2026-03-04T10:00:00Z', appeal: null }

let server: FakeServer
let record: PhoneRecord

beforeEach(() => {
  record = {
    accepted: { parcels: 5, weight: 3.46 },
    refused: { parcels: 1, weight: 1 },
    standing: 'doubtful',
    refusals: [refusal],
  }
  server = createFakeServer()
  server.respondTo(getPhoneRecord, () => success(getPhoneRecord, record))
})

const open = () => openHub('/seller/delivery-record', server)

async function startAppeal(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'This is wrong: order CLX7' }))
  return within(screen.getByRole('dialog', { name: 'What happened to order CLX7?' }))
}

// PHONE-RECORD-2
test('shows parcels with what they count now, and what that means', async () => {
  await open()
  expect(await screen.findByText('Counts as 3.5 today')).toBeDefined()
  expect(screen.getByText('We ask you to confirm a cash on delivery order before it goes to the seller.')).toBeDefined()
  const refusals = within(screen.getByRole('region', { name: 'Refused parcels' }))
  expect(refusals.getByRole('heading', { name: 'Order CLX7' })).toBeDefined()
  expect(refusals.getByText('Refused on 4 March 2026')).toBeDefined()
})

// PHONE-RECORD-3
test('appeals a refusal, which is then under review', async () => {
  const sent: unknown[] = []
  server.respondTo(createAppeal, ({ body }) => {
    sent.push(body)
    const appeal = { created_at: '2026-03-05T10:00:00Z', decision: null, reason: null }
    record = { ...record, refusals: [{ ...refusal, appeal }] }
    return success(createAppeal, null)
  })
  const { user, toasts } = await open()
  const dialog = await startAppeal(user)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Please tell us what happened.')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'What happened?' }), 'Nobody came.')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('We’re looking into it')).toBeDefined()
  expect(sent).toEqual([{ order_id: 7, details: 'Nobody came.' }])
  expect(toasts).toMatchObject([{ message: 'Thank you. We’ll look into it and email you our decision.' }])
  expect(screen.queryByRole('button', { name: /This is wrong/ })).toBeNull()
})

// PHONE-RECORD-3
test('keeps the text if the server refuses it', async () => {
  server.respondTo(createAppeal, () => failure('too-many', 'Please try again tomorrow.'))
  const { user } = await open()
  const dialog = await startAppeal(user)
  await user.type(dialog.getByRole('textbox', { name: 'What happened?' }), 'Nobody came.')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Please try again tomorrow.')).toBeDefined()
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Nobody came.')
})

// UI-6
test('keeps the text of each appeal when its dialog closes, and shows a failure in a toast', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(createAppeal, async () => {
    await promise
    return failure('too-many', 'Please try again tomorrow.')
  })
  record = { ...record, refusals: [refusal, { ...refusal, order_id: 8, tracking_no: 'CLX8' }] }
  const { user, toasts } = await open()
  const dialog = await startAppeal(user)
  await user.type(dialog.getByRole('textbox', { name: 'What happened?' }), 'Nobody came.')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  resolve()
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Please try again tomorrow.' }]))
  await user.click(screen.getByRole('button', { name: 'This is wrong: order CLX8' }))
  expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect((await startAppeal(user)).getByRole('textbox')).toHaveProperty('value', 'Nobody came.')
})

// UI-6
test('leaves another appeal open when the one sent before arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(createAppeal, async () => {
    await promise
    return success(createAppeal, null)
  })
  record = { ...record, refusals: [refusal, { ...refusal, order_id: 8, tracking_no: 'CLX8' }] }
  const { user, toasts } = await open()
  const dialog = await startAppeal(user)
  await user.type(dialog.getByRole('textbox', { name: 'What happened?' }), 'Nobody came.')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'This is wrong: order CLX8' }))
  await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'I took it.')
  resolve()
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(screen.getByRole('dialog', { name: 'What happened to order CLX8?' })).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveProperty('value', 'I took it.')
})

// PHONE-RECORD-4
test.each([
  ['accepted', 'No longer counts'],
  ['declined', 'Still counts'],
] as const)('shows why an appeal was %s', async (decision, text) => {
  const appeal = { created_at: '2026-03-05T10:00:00Z', decision, reason: 'The rider called twice.' }
  record = { ...record, refusals: [{ ...refusal, appeal }] }
  await open()
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText('The rider called twice.')).toBeDefined()
})

test('says that there are no parcels yet, after a retry', async () => {
  server.respondTo(getPhoneRecord, noNetwork)
  const { user } = await open()
  expect(await screen.findByText('We couldn’t load your delivery record.')).toBeDefined()
  const none = { parcels: 0, weight: 0 }
  server.respondTo(getPhoneRecord, { accepted: none, refused: none, standing: 'clear', refusals: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No parcels yet')).toBeDefined()
})
