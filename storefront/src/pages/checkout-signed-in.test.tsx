import { addAddress, listAddresses } from '@closyyy/contract/addresses-calls'
import { checkout } from '@closyyy/contract/checkout-calls'
import { anOrder } from '@closyyy/testing/builders'
import { failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { anAddress, openCheckout } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/checkout/city/city-picker.tsx'
import { AccountCheckout } from '../features/checkout/account-checkout.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('lists only shipping addresses of a signed-in user', async () => {
  const { user, server, router, confirm } = await openCheckout({ signedIn: true })
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  server.respondTo(checkout, anOrder())
  await user.click(screen.getByRole('radio', { name: /House 2/ }))
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(server.requests.find(({ name }) => name === 'checkout')?.body).toEqual({
    seller_id: 11,
    cart_items: [{ product_id: 601, quantity: 1, price: 2100, offer_id: null, cart_item_id: 1 }],
    delivery_address_id: 2,
  })
})

test('tells two flats of one building apart', async () => {
  const flat = (id: number) => ({ ...anAddress(id), address_line_1: 'House 1', address_line_2: `Flat ${id}` })
  await openCheckout({ signedIn: true, addresses: [flat(1), flat(2)] })
  expect(await screen.findByRole('radio', { name: /House 1, Flat 1/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /House 1, Flat 2/ })).toBeTruthy()
})

test('asks for an address if there is none', async () => {
  const { confirm } = await openCheckout({ signedIn: true, addresses: [] })
  await screen.findByText('You haven’t saved a shipping address yet.')
  await confirm()
  const group = await screen.findByRole('group', { description: 'Please select a shipping address.' })
  expect(within(group).getByRole('button', { name: 'Add New Address' })).toBeTruthy()
})

// CHECKOUT-13
test.each([
  ['the first address', [anAddress(1), anAddress(2)], 'House 1'],
  [
    'the address of the last order',
    [anAddress(1, '2026-01-02T10:00:00.000Z'), anAddress(2, '2026-01-03T10:00:00.000Z')],
    'House 2',
  ],
])('preselects %s', async (_, addresses, name) => {
  await openCheckout({ signedIn: true, addresses: addresses })
  const chosen = await screen.findByRole('radio', { checked: true })
  expect(chosen.parentElement?.parentElement?.textContent).toContain(name)
})

test.each([
  [
    'field by field',
    () => failure('invalid', 'No.', { seller_id: ['Is gone.'], 'cart_items.0': ['Is sold.'] }),
    'Seller: Is gone. Items: Is sold.',
  ],
  ['in its words', () => failure('conflict', 'The price has changed.'), 'The price has changed.'],
  ['without words', noNetwork, 'Error during checkout. Please try again.'],
  ['without a number', () => Response.json({ status: 'success', data: {} }), 'Order ID not found in the response.'],
])('shows the error of a signed-in user’s failed order (%s)', async (_, response, message) => {
  const { user, server, confirm } = await openCheckout({ signedIn: true })
  await user.click(await screen.findByRole('radio', { name: /House 1/ }))
  server.respondTo(checkout, () => response() as Response)
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('shows the places of addresses in Urdu', async () => {
  await openCheckout({ signedIn: true, locale: 'ur' })
  expect(await screen.findAllByText('لاہور، پنجاب، 54000')).toHaveLength(2)
})

test('does not order an item without a product id', async () => {
  const server = createCartServer()
  server.respondTo(listAddresses, [anAddress(1)])
  const { product } = aCartItem(1, { id: 0 })
  const line = {
    product,
    offerId: null,
    cartItemId: undefined,
    quantity: 1,
    price: 2100,
    shownPrice: 2100,
    singleUnitPrice: undefined,
    changes: [],
    priceReason: 'price' as const,
  }
  const header = (
    <AccountCheckout
      owner={ayesha.userId}
      sellerId={11}
      lines={[line]}
      onPlaced={async () => undefined}
      onRejected={async () => undefined}
    />
  )
  const { user } = await openPage('/seller/anywhere', { server, signedIn: ayesha, header })
  await user.click(await screen.findByRole('button', { name: 'Confirm Order' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Product ID is missing or invalid.')
  expect(server.requests.some(({ name }) => name === 'checkout')).toBe(false)
})

// CART-5
test("blocks a second confirmation while the order's page loads", async () => {
  const server = createCartServer()
  server.respondTo(listAddresses, [anAddress(1)])
  server.respondTo(checkout, anOrder())
  const { product } = aCartItem(1)
  const line = { product, offerId: null, cartItemId: undefined, quantity: 1, price: 2100, shownPrice: 2100 }
  const lines = [{ ...line, singleUnitPrice: undefined, changes: [], priceReason: 'price' as const }]
  const placed = Promise.withResolvers<void>()
  const onPlaced = () => {
    placed.resolve()
    return new Promise<void>(() => undefined)
  }
  const header = (
    <AccountCheckout
      owner={ayesha.userId}
      sellerId={11}
      lines={lines}
      onPlaced={onPlaced}
      onRejected={async () => undefined}
    />
  )
  const { user } = await openPage('/seller/anywhere', { server, signedIn: ayesha, header })
  const button = await screen.findByRole('button', { name: 'Confirm Order' })
  await user.click(button)
  await placed.promise
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(server.requests.filter(({ name }) => name === 'checkout')).toHaveLength(1)
})

test('retries addresses that failed to load', async () => {
  const { user, server } = await openCheckout({ signedIn: true, addresses: () => failure('unavailable') })
  expect(await screen.findByText('We couldn’t load your addresses.')).toBeTruthy()
  server.respondTo(listAddresses, [anAddress(1)])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: /House 1/ })).toBeTruthy()
})

/** The field itself, not the button beside it that opens its options. */
const addressField = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })

async function openAddress() {
  const page = await openCheckout({ signedIn: true })
  await page.user.click(await screen.findByRole('button', { name: 'Add New Address' }))
  const save = (await screen.findByRole('button', { name: 'Save Address' })) as HTMLButtonElement
  await screen.findByRole('combobox', { name: 'City' })
  const fill = async () => {
    const texts = {
      'Address Line 1': 'House # 9',
      City: 'Quetta',
      'Zip/Postal Code': '87300',
    }
    for (const [label, text] of Object.entries(texts)) {
      await page.user.click(addressField(label))
      await page.user.paste(text)
    }
    await page.user.selectOptions(screen.getByLabelText('State/Province'), 'Balochistan')
  }
  return { ...page, save, fill }
}

// UI-6
test('opens a new address as it was typed before its dialog closed, and empty once it was saved', async () => {
  const { user, server, fill } = await openAddress()
  await fill()
  const reopen = async () => {
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Add New Address' }))
  }
  await reopen()
  expect(addressField('Address Line 1').value).toBe('House # 9')
  expect(addressField('City').value).toBe('Quetta')
  server.respondTo(addAddress, { ...anAddress(9), address_line_1: 'House # 9' })
  await user.click(screen.getByRole('button', { name: 'Save Address' }))
  await screen.findByText('Address added successfully!')
  await reopen()
  expect(addressField('Address Line 1').value).toBe('')
})

// UI-6
test('saves an address once if its dialog is closed and opened again while it is saved', async () => {
  const { user, server, save, fill } = await openAddress()
  await fill()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(addAddress, () => promise.then(() => success(addAddress, anAddress(9))))
  await user.click(save)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Add New Address' }))
  await user.click(screen.getByRole('button', { name: 'Saving…' }))
  resolve()
  expect(await screen.findByText('Address added successfully!')).toBeTruthy()
  expect(server.requests.filter(({ name }) => name === 'addAddress')).toHaveLength(1)
})

test('saves a new address, confirms it and selects it', async () => {
  const { user, server, save, fill } = await openAddress()
  expect(save.disabled).toBe(true)
  await fill()
  server.respondTo(addAddress, { ...anAddress(9), address_line_1: 'House # 9' })
  await user.click(save)
  expect(await screen.findByText('Address added successfully!')).toBeTruthy()
  expect(server.requests.find(({ name }) => name === 'addAddress')?.body).toMatchObject({ city: 'Quetta' })
  expect((screen.getByRole('radio', { name: /House # 9/, hidden: true }) as HTMLInputElement).checked).toBe(true)
})

// ADDRESS-7
test('lists an address once that an earlier request stored', async () => {
  const { user, server, save, fill } = await openAddress()
  await fill()
  server.respondTo(addAddress, anAddress(2))
  await user.click(save)
  expect(await screen.findByText('Address added successfully!')).toBeTruthy()
  const [listed, ...others] = screen.getAllByRole<HTMLInputElement>('radio', { name: /House 2/, hidden: true })
  expect([listed?.checked, others]).toEqual([true, []])
})

// ADDRESS-5
test('closes the address dialog 3 s after success, even if the page renders meanwhile', async () => {
  const { server, save, fill, router } = await openAddress()
  await fill()
  server.respondTo(addAddress, anAddress(9))
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
  act(() => save.click())
  expect(await screen.findByText('Address added successfully!')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_000))
  await act(() => router.revalidate())
  act(() => void vi.advanceTimersByTime(500))
  expect(screen.getByText('Address added successfully!')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_500))
  expect(screen.queryByText('Address added successfully!')).toBeNull()
})

test('accepts an address in a city outside the list', async () => {
  const { user, server, save, fill } = await openAddress()
  await fill()
  await user.click(addressField('City'))
  await user.paste(' Cantonment')
  await user.click(addressField('Address Line 1'))
  expect(addressField('City').value).toBe('Quetta Cantonment')
  server.respondTo(addAddress, anAddress(9))
  await user.click(save)
  await screen.findByText('Address added successfully!')
  expect(server.requests.find(({ name }) => name === 'addAddress')?.body).toMatchObject({ city: 'Quetta Cantonment' })
})

test.each([
  ['rejected', () => failure('conflict', 'Too many.'), 'Failed to add address. Please try again.'],
  ['unanswered', noNetwork, 'Error adding address. Please try again.'],
])('keeps a new address that is %s for a retry', async (_, response, message) => {
  const { user, server, save, fill } = await openAddress()
  await fill()
  server.respondTo(addAddress, response)
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(addressField('City').value).toBe('Quetta')
})

test.each([
  ['Address Line 1', 'www.', 'Address Line 1 cannot contain URLs or special characters.'],
  ['City', '5', 'City and State/Province cannot contain numbers.'],
  ['Zip/Postal Code', 'a', 'Zip/Postal Code cannot contain alphabetic characters.'],
])('shows an error in the field %s of a new address while typing “%s”', async (label, typed, message) => {
  const { user } = await openAddress()
  await user.type(addressField(label), typed)
  expect(screen.getByText(message)).toBeTruthy()
})

test('keeps a typed URL in a new address but does not save it', async () => {
  const { user, server, save, fill } = await openAddress()
  await fill()
  await user.clear(addressField('Address Line 1'))
  await user.type(addressField('Address Line 1'), 'https://x.pk')
  expect(addressField('Address Line 1').value).toBe('https://x.pk')
  await user.click(save)
  expect(screen.getByText('Address Line 1 cannot contain URLs or special characters.')).toBeTruthy()
  expect(server.requests.some(({ name }) => name === 'addAddress')).toBe(false)
})

test('blocks pasting invalid characters into a new address', async () => {
  const { user } = await openAddress()
  await user.click(addressField('City'))
  await user.paste('Quetta;')
  expect(screen.getByText('Pasting invalid characters is not allowed.')).toBeTruthy()
  expect(addressField('City').value).toBe('')
})
