import { getBankDetails, saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './bank-page.tsx'

const details = {
  bank_name: 'Meezan Bank',
  account_title: 'Ayesha Khan',
  account_number: '0123456789',
  iban: 'PK36MEZN0000001123456702',
  branch_code: '0456',
}

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getBankDetails, details)
})

async function openForm() {
  const page = await openHub('/seller/sellinghub/bank', server)
  await page.user.click(await screen.findByRole('button', { name: 'Add/Update Bank Details' }))
  return page
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Save' })

test('shows the current details', async () => {
  await openHub('/seller/sellinghub/bank', server)
  const current = within(await screen.findByRole('region', { name: 'Current details' }))
  for (const value of Object.values(details)) expect(await current.findByText(value)).toBeDefined()
})

test('shows an empty state, but never for a failed load', async () => {
  server.respondTo(getBankDetails, noNetwork)
  const { user } = await openHub('/seller/sellinghub/bank', server)
  expect(await screen.findByText('We couldn’t load your bank details.')).toBeDefined()
  server.respondTo(getBankDetails, null)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You haven’t added bank details yet.')).toBeDefined()
})

// PAYOUT-1
test('requires all five fields', async () => {
  server.respondTo(getBankDetails, null)
  const { user } = await openForm()
  await user.click(save())
  expect(await screen.findAllByText('This field is required.')).toHaveLength(5)
  expect(document.activeElement).toBe(field('Bank name'))
  expect(server.requests.map(call => call.name)).not.toContain('saveBankDetails')
})

test.each([
  ['Bank name', 'Meezan 2', 'Only letters and spaces are allowed.'],
  ['Account title', 'Ayesha_Khan', 'Only letters and spaces are allowed.'],
  ['Account number', '12-34', 'Only digits are allowed.'],
  ['Branch code', 'A12', 'Only digits are allowed.'],
])('%s rejects a pasted “%s” with an error', async (name, pasted, message) => {
  server.respondTo(getBankDetails, null)
  const { user } = await openForm()
  await user.click(field(name))
  await user.paste(pasted)
  expect(field(name).value).toBe('')
  expect(screen.getByText(message)).toBeDefined()
})

// UI-17
test('stays open until the request has ended, and shows its failure', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(saveBankDetails, async () => {
    await promise
    return failure('too-many', 'Wait a minute.')
  })
  const { user } = await openForm()
  await user.click(save())
  for (const name of ['Cancel', 'Close']) await user.click(screen.getByRole('button', { name }))
  resolve()
  expect(await screen.findByText('Error saving bank details: Wait a minute.')).toBeDefined()
})

// PAYOUT-1
test.each(['Account number', 'Branch code'])('accepts Urdu digits: %s', async name => {
  server.respondTo(getBankDetails, null)
  const { user } = await openForm()
  await user.click(field(name))
  await user.paste('۰۱۲۳٤٥')
  expect(field(name).value).toBe('۰۱۲۳٤٥')
  expect(screen.queryByText('Only digits are allowed.')).toBeNull()
})

test('accepts names of any script and a pasted number that fits', async () => {
  server.respondTo(getBankDetails, null)
  const { user } = await openForm()
  await user.type(field('Account title'), 'عائشہ خان')
  await user.click(field('Account number'))
  await user.paste('0123456789')
  expect(field('Account title').value).toBe('عائشہ خان')
  expect(field('Account number').value).toBe('0123456789')
})

// PAYOUT-1
test('saves, confirms, shows the new details and closes', async () => {
  server.respondTo(saveBankDetails, { ...details, bank_name: 'Habib Bank' })
  const { user } = await openForm()
  await user.clear(field('Bank name'))
  await user.type(field('Bank name'), 'Habib Bank')
  await user.click(save())
  expect(await screen.findByText('Bank details saved successfully!')).toBeDefined()
  expect(server.requests.at(-1)?.body).toEqual({ ...details, bank_name: 'Habib Bank' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2_500 })
  expect(screen.getByText('Habib Bank')).toBeDefined()
})

test.each([
  ['the server’s message', () => failure('too-many', 'Wait a minute.'), 'Wait a minute.'],
  ['no response', noNetwork, 'Please check your connection and try again.'],
])('keeps the input if saving fails: %s', async (_, response, reason) => {
  server.respondTo(saveBankDetails, response)
  const { user } = await openForm()
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe(`Error saving bank details: ${reason}`)
  expect(field('Bank name').value).toBe('Meezan Bank')
})
