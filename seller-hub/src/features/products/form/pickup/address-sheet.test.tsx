import { addAddress } from '@closyyy/contract/addresses-calls'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageAt } from '../../../../../test/page-at.tsx'
import { AddressSheet } from './address-sheet.tsx'
// Preloads lazy modules, so that no test waits for them.
import '@closyyy/contract/addresses-schemas'

const saved = {
  id: 8,
  address_type: 'pickup' as const,
  address_line_1: 'House # 1',
  address_line_2: null,
  city: 'Multan',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '60000',
}

let server: FakeServer
const added = vi.fn()

beforeEach(() => {
  added.mockReset()
  server = createFakeServer()
})

async function openSheet(signedIn: typeof ayesha | undefined = ayesha) {
  const element = <AddressSheet isOpen onClose={() => {}} onAdded={added} />
  const page = await pageAt([{ path: '/', element }], '/', { server, signedIn })
  await act(async () => void render(page.element))
  return within(await screen.findByRole('dialog', { name: 'New pick-up address' }))
}

type Sheet = Awaited<ReturnType<typeof openSheet>>
const type = (sheet: Sheet, label: string, value: string) =>
  fireEvent.change(sheet.getByLabelText(label), { target: { value } })
const save = (sheet: Sheet) => userEvent.click(sheet.getByRole('button', { name: 'Save Address' }))

function fill(sheet: Sheet) {
  type(sheet, 'Address Line 1', 'House # 1')
  type(sheet, 'City', 'Multan')
  type(sheet, 'State/Province', 'Punjab')
  type(sheet, 'Zip/Postal Code', '60000')
}

// ADDRESS-4
test('saves the address, passes it on and resets for another', async () => {
  server.respondTo(addAddress, saved)
  const sheet = await openSheet()
  fill(sheet)
  await save(sheet)
  const message =
    'Address added successfully! Please close the sidebar to continue listing or add new address here again'
  expect(await sheet.findByText(message)).toBeDefined()
  expect(added).toHaveBeenCalledWith(saved)
  expect(sheet.getByLabelText('Address Line 1')).toHaveProperty('value', '')
})

test.each([
  ['the server says nothing', () => failure('invalid', ''), 'Failed to save address.'],
  ['the server says why', () => failure('conflict', 'You can keep 50 addresses.'), 'You can keep 50 addresses.'],
  ['the token is gone', () => failure('signed-out'), 'Authentication token is missing. Please log in.'],
  ['no answer comes', noNetwork, 'An unexpected error occurred.'],
])('shows why an address was not saved: %s', async (_, answer, message) => {
  server.respondTo(addAddress, answer)
  const sheet = await openSheet()
  fill(sheet)
  await save(sheet)
  expect(await sheet.findByText(message)).toBeDefined()
  expect(sheet.getByLabelText('Address Line 1')).toHaveProperty('value', 'House # 1')
})
