import { addAddress, deleteAddress, listAddresses, updateAddress } from '@closyyy/contract/addresses-calls'
import type { Address } from '@closyyy/contract/addresses-schemas'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './addresses-page.tsx'

const home: Address = {
  id: 5,
  address_type: 'pickup',
  address_line_1: 'House # 12/3',
  address_line_2: null,
  city: 'Lahore',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '54000',
}

let server: FakeServer
let addresses: Address[]

beforeEach(() => {
  addresses = [home]
  server = createFakeServer()
  server.respondTo(listAddresses, () => success(listAddresses, addresses))
})

const open = () => openHub('/seller/addresses', server)
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.findByRole('button', { name })

test('adds a pickup address with the errors of its type', async () => {
  server.respondTo(addAddress, () => {
    addresses = [home, { ...home, id: 6, address_line_1: 'Flat 4' }]
    return success(addAddress, addresses[1])
  })
  const { user, toasts } = await open()
  await user.click(await button('Add an address'))
  await user.type(await field('Address Line 1'), 'https://flat.pk')
  await user.type(await field('City'), 'Lahore 1')
  await user.type(await field('Zip/Postal Code'), 'abc')
  for (const message of ['URL is not allowed', 'Numbers are not allowed', 'Alphabets are not allowed'])
    expect(screen.getByText(message)).toBeDefined()
  await user.click(await button('Save Address'))
  expect((await field('Address Line 1')).value).toBe('https://flat.pk')
  expect(screen.getByText('URL is not allowed')).toBeDefined()
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
  const right = { 'Address Line 1': 'Flat 4', City: 'Lahore', 'Zip/Postal Code': '54000' }
  for (const [name, value] of Object.entries(right)) {
    await user.clear(await field(name))
    await user.type(await field(name), value)
  }
  await user.selectOptions(await field('State/Province'), 'Punjab')
  await user.click(await button('Save Address'))
  expect(await screen.findByText('Flat 4')).toBeDefined()
  expect(toasts).toMatchObject([{ message: 'Address added successfully!' }])
  expect(server.requests.find(call => call.name === 'addAddress')?.body).toMatchObject({ address_type: 'pickup' })
})

test.each([
  ['no response', noNetwork, 'An unexpected error occurred.'],
  ['no message', () => new Response('', { status: 500 }), 'Failed to save address.'],
  ['the server’s message', () => failure('conflict', 'You keep 50 addresses.'), 'You keep 50 addresses.'],
])('shows why an address was not saved: %s', async (_, response, message) => {
  server.respondTo(updateAddress, response)
  const { user } = await open()
  await user.click(await button('Edit House # 12/3'))
  await user.click(await button('Save Address'))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect((await field('City')).value).toBe('Lahore')
})

// UI-17
test('stays open until the change of an address was saved, and shows the failure', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.respondTo(updateAddress, () => promise)
  const { user } = await open()
  await user.click(await button('Edit House # 12/3'))
  await user.click(await button('Save Address'))
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'updateAddress')).toBe(true))
  await user.click(await button('Close'))
  resolve(failure('conflict', 'Not now.'))
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
})

test('shows cities and provinces in Urdu, in the list and in the form', async () => {
  const { user } = await openHub('/seller/addresses', server, 'ur')
  expect(await screen.findByText('لاہور، پنجاب، 54000')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: /House # 12.* بدلیں$/ }))
  expect((await screen.findByDisplayValue('لاہور')).getAttribute('name')).toBe('city')
  expect(screen.getByDisplayValue('پنجاب')).toMatchObject({ name: 'state_province_or_region', value: 'Punjab' })
})

test('deletes an address after a confirmation, and shows why it failed', async () => {
  server.respondTo(deleteAddress, () => failure('conflict', 'An unsold product is picked up there.'))
  const { user, toasts } = await open()
  await user.click(await button('Delete House # 12/3'))
  await user.click(await button('Yes, delete'))
  expect((await screen.findByRole('alert')).textContent).toBe('An unsold product is picked up there.')
  server.respondTo(deleteAddress, () => {
    addresses = []
    return success(deleteAddress, null)
  })
  await user.click(await button('Yes, delete'))
  expect(await screen.findByText('You haven’t saved an address yet.')).toBeDefined()
  expect(toasts).toMatchObject([{ message: 'Address deleted.' }])
})
