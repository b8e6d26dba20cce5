import { checkoutGuest } from '@closyyy/contract/checkout-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { anOrder } from '@closyyy/testing/builders'
import { failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { guestId, openCheckout, openKnownGuest, sana } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/checkout/city/city-picker.tsx'

const toasts: string[] = []
let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  toasts.length = 0
  stop = onToast(({ message }) => toasts.push(message))
})
afterEach(() => {
  stop()
  document.documentElement.lang = 'en'
})

// CHECKOUT-7
test('shows seller, items and total in the summary', async () => {
  await openCheckout({ selected: [aCartItem(1, { quantity: 2, price: 1200 })] })
  expect(await screen.findByText('zara_wardrobe')).toBeTruthy()
  expect(screen.getByText('2 × Rs.1,200')).toBeTruthy()
  expect(screen.getByText('Rs.250')).toBeTruthy()
  expect(screen.getAllByText('Rs.2,650')).toHaveLength(2)
  expect(screen.getByText("Whenever you buy, you're covered by Buyer Protection.")).toBeTruthy()
  expect((screen.getByLabelText('Country') as HTMLInputElement).readOnly).toBe(true)
})

test('redirects to the cart with a toast if nothing is selected', async () => {
  const { router } = await openCheckout({ selected: [] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(toasts).toEqual(['No items found for checkout.'])
})

test.each(['', 'sellerId=x', 'sellerId=0'])('shows an error for the seller id “%s”', async query => {
  await openCheckout({ query })
  expect(await screen.findByText('Seller ID is missing or invalid.')).toBeTruthy()
})

test('redirects a product id to its seller’s checkout', async () => {
  const { product } = aCartItem(1)
  const server = createCartServer()
  server.respondTo(getProduct, product)
  const { router } = await openPage(`/checkout?itemId=${product.id}`, { server })
  expect(await screen.findByText('1 × Rs.2,100')).toBeTruthy()
  expect(router.state.location.search).toBe('?sellerId=11')
})

test('links a guest to the login and back to the checkout', async () => {
  await openCheckout()
  const login = await screen.findByRole('link', { name: 'Have an account? Log in' })
  expect(login.getAttribute('href')).toBe('/seller/login?redirect=%2Fcheckout%3FsellerId%3D11')
})

test('shows an error at every missing field of a guest’s form', async () => {
  const { server, confirm } = await openCheckout()
  await screen.findByRole('combobox')
  await confirm()
  expect(screen.getByText('Please fill in all required contact and delivery fields.')).toBeTruthy()
  expect(screen.getAllByText('This field is required.')).toHaveLength(6)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone')))
  expect(server.requests.some(({ name }) => name === 'checkoutGuest')).toBe(false)
})

test('shows only the error of an invalid phone', async () => {
  const { user, confirm } = await openKnownGuest({ phone: '0300' })
  await screen.findByRole('combobox')
  await confirm()
  expect(await screen.findByText(/^Please enter a Pakistani mobile number/)).toBeTruthy()
  expect(screen.queryByText('Please fill in all required contact and delivery fields.')).toBeNull()
  await user.clear(screen.getByLabelText('Email'))
  await user.clear(screen.getByLabelText('First name'))
  await confirm()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Please fill in all required contact and delivery fields.')
  const links = () => within(screen.getByRole('alert')).getAllByRole('link')
  expect(links().map(link => link.textContent)).toEqual(['Phone', 'Email', 'First name'])
  await user.click(links()[0] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Email'), 's')
  await user.type(screen.getByLabelText('First name'), 'S')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['First name', 'Sana7', 'Sana', 'Names can only have letters, spaces, hyphens and apostrophes.'],
  ['Address', 'House <', 'House ', 'Address cannot contain URLs or special characters.'],
  [/Postal code/, '54-', '54', 'Postal code can only have letters and digits.'],
  ['Phone', '0300a', '0300', 'Please enter a Pakistani mobile number, such as 0300 1234567.'],
])('blocks a forbidden key in %s with a message', async (label, typed, accepted, message) => {
  const { user } = await openCheckout()
  const field = (await screen.findByLabelText(label)) as HTMLInputElement
  await user.type(field, typed)
  expect(field.value).toBe(accepted)
  expect(screen.getByText(message)).toBeTruthy()
  await user.clear(field)
  await user.click(field)
  await user.paste(typed)
  expect(field.value).toBe('')
})

test.each(['https://closyyy.pk', 'www.closyyy.pk'])(
  'keeps %s in an address but does not place the order',
  async url => {
    const { user, server, confirm } = await openKnownGuest()
    const field = (await screen.findByLabelText('Address')) as HTMLInputElement
    await user.clear(field)
    await user.type(field, url)
    expect(field.value).toBe(url)
    expect(screen.getByText('Address cannot contain URLs or special characters.')).toBeTruthy()
    await confirm()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(server.requests.some(({ name }) => name === 'checkoutGuest')).toBe(false)
  },
)

test('accepts an Urdu address with its comma, digits and full stop', async () => {
  const { user, server, confirm } = await openKnownGuest()
  const field = (await screen.findByLabelText('Address')) as HTMLInputElement
  await user.clear(field)
  await user.type(field, 'مکان نمبر ۱۲، گلی ۴۔')
  server.respondTo(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'checkoutGuest')).toBe(true))
  const { body } = server.requests.find(({ name }) => name === 'checkoutGuest') ?? {}
  expect(body).toMatchObject({ guest_info: { address: 'مکان نمبر ۱۲، گلی ۴۔' } })
})

// CHECKOUT-13
test('groups a guest’s phone as it is typed, and leaves edits in the middle alone', async () => {
  const { user } = await openCheckout()
  const field = await screen.findByLabelText<HTMLInputElement>('Phone')
  await user.type(field, '03001234567')
  expect(field.value).toBe('0300 1234567')
  await user.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 3 })
  expect(field.value).toBe('0390 1234567')
})

// PHONE-9
test.each(['۰۳۰۰۱۲۳۴۵۶۷', '٠٣٠٠ ١٢٣ ٤٥٦٧'])('writes the phone %s in Latin digits', async typed => {
  const { user } = await openCheckout()
  const field = await screen.findByLabelText<HTMLInputElement>('Phone')
  await user.click(field)
  await user.paste(typed)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['0300 1234567', null])
})

// CHECKOUT-13
test('shows the sum to have ready in cash beside the button', async () => {
  await openCheckout({ selected: [aCartItem(1, { quantity: 2, price: 1200 })] })
  const due = (await screen.findByText('Please have this amount ready in cash for the courier.')).parentElement
  expect(due?.textContent).toContain('Total to payRs.2,650')
})

test('keeps the typed city, matches it case-insensitively and requires one of the list', async () => {
  const { user, confirm } = await openCheckout()
  const picker = (await screen.findByRole('combobox')) as HTMLInputElement
  await user.click(picker)
  await user.paste('kar')
  const [first, second] = screen.getAllByRole('option')
  expect([first?.textContent, second?.textContent]).toEqual(['Karachi', 'Karak'])
  await user.click(screen.getByLabelText('Phone'))
  expect(picker.value).toBe('kar')
  await confirm()
  expect(await screen.findByText('Please choose a city from the list.')).toBeTruthy()
  await user.clear(picker)
  await user.paste('lahore')
  expect(screen.queryByText('Please choose a city from the list.')).toBeNull()
})

test('shows cities in Urdu, finds them in both languages and sends English names', async () => {
  document.documentElement.lang = 'ur'
  const { user, server, router, confirm } = await openKnownGuest()
  const picker = (await screen.findByRole('combobox')) as HTMLInputElement
  await waitFor(() => expect(picker.value).toBe('لاہور'))
  await user.clear(picker)
  await user.paste('pesh')
  await user.click(screen.getByRole('option', { name: 'پشاور' }))
  expect(picker.value).toBe('پشاور')
  server.respondTo(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  const { body } = server.requests.find(({ name }) => name === 'checkoutGuest') ?? {}
  expect(body).toMatchObject({ guest_info: { city: 'Peshawar' } })
})

test('sends a guest’s order with the selected city and opens its confirmation', async () => {
  sessionStorage.setItem('product-601-addedToCart', 'true')
  const { server, router, confirm } = await openKnownGuest()
  server.respondTo(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  const { selectedCity: _picked, ...info } = sana
  expect(server.requests.find(({ name }) => name === 'checkoutGuest')?.body).toEqual({
    seller_id: 11,
    cart_items: [{ product_id: 601, quantity: 1, price: 2100, cart_item_id: 1 }],
    guest_info: {
      ...info,
      city: 'Lahore',
      guest_id: guestId,
      postal_code: '',
      subscribe: false,
      save_info: false,
      text_offers: false,
    },
  })
  expect(sessionStorage.getItem('product-601-addedToCart')).toBeNull()
  expect(sessionStorage.getItem('checkoutItems')).toBeNull()
  expect(localStorage.getItem('guestInfo')).toBeNull()
})

test('saves a guest’s form on request', async () => {
  const { user, server, router, confirm } = await openKnownGuest()
  await user.click(screen.getByLabelText('Save this information for next time'))
  server.respondTo(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(JSON.parse(localStorage.getItem('guestInfo') ?? '{}')).toMatchObject(sana)
})

// CHECKOUT-5
test.each([
  ['for a while', () => failure('unavailable', 'upstream timed out'), 'Error during checkout. Please try again.'],
  ['without a response', noNetwork, 'Error during checkout. Please try again.'],
  ['without a number', () => Response.json({ status: 'success', data: {} }), 'Unexpected response from server.'],
])('retries a guest’s order with the same key after a failure %s', async (_, response, message) => {
  const { server, router, confirm } = await openKnownGuest()
  server.respondTo(checkoutGuest, () => response() as Response)
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  const pending = sessionStorage.getItem('checkoutKey')
  expect(pending).not.toBeNull()
  expect(JSON.parse(sessionStorage.getItem('typedGuestInfo') ?? '{}')).toMatchObject(sana)
  server.respondTo(checkoutGuest, () => {
    expect(sessionStorage.getItem('checkoutKey')).toBe(pending)
    return success(checkoutGuest, anOrder())
  })
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(sessionStorage.getItem('checkoutKey')).toBeNull()
})

test.each([
  ['with a status', failure('conflict', 'Only 1 left.')],
  ['with a status, as a success', Response.json({ status: 'error', message: 'Only 1 left.' })],
  ['without a status', Response.json({ message: 'Only 1 left.' }, { status: 409 })],
])('shows why a guest’s order was rejected %s, without a retry', async (_, response) => {
  const { server, confirm } = await openKnownGuest()
  server.respondTo(checkoutGuest, () => response)
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe('Only 1 left.')
  expect(sessionStorage.getItem('checkoutKey')).toBeNull()
})

test.each([
  ['at data', { data: { id: 97 } }],
  ['at data.data', { data: { data: { id: 97 } } }],
  ['at the top', { id: 97 }],
])('finds the order %s of a response without status', async (_, response) => {
  const { server, router, confirm } = await openKnownGuest()
  server.respondTo(checkoutGuest, () => Response.json(response))
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
})

test('shows the server’s city error at the picker', async () => {
  const { server, confirm } = await openKnownGuest()
  const message = 'Please choose a city from the list.'
  server.respondTo(checkoutGuest, () => failure('invalid', message, { 'guest_info.city': [message] }))
  await confirm()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
  expect(screen.getAllByText(message)).toHaveLength(1)
})

test.each(['042 3571 2345', '+1 202 555 0143', '0300 123456'])('rejects the phone %s', async phone => {
  localStorage.setItem('guestInfo', JSON.stringify({ ...sana, phone }))
  const { server, confirm } = await openCheckout()
  await screen.findByDisplayValue(phone)
  await confirm()
  expect(screen.getByText('Please enter a Pakistani mobile number, such as 0300 1234567.')).toBeTruthy()
  expect(server.requests.some(({ name }) => name === 'checkoutGuest')).toBe(false)
})
