import { checkoutGuest } from '@closyyy/contract/checkout'
import { getProduct } from '@closyyy/contract/products'
import { failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../test/an-order.ts'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { guestId, openCheckout, openKnownGuest, sana } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'
// Loaded before the tests, so that none of them waits for it.
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

test('the summary names the seller, the pieces and what is to be paid', async () => {
  await openCheckout({ chosen: [aCartItem(1, { quantity: 2, price: 1200 })] })
  expect(await screen.findByText('zara_wardrobe')).toBeTruthy()
  expect(screen.getByText('2 × Rs.1,200')).toBeTruthy()
  expect(screen.getByText('Rs.250')).toBeTruthy()
  expect(screen.getByText('Rs.2,650')).toBeTruthy()
  expect(screen.getByText("Whenever you buy, you're covered by Buyer Protection.")).toBeTruthy()
  expect((screen.getByLabelText('Country') as HTMLInputElement).readOnly).toBe(true)
})

test('with nothing chosen it says so and leads back to the bag', async () => {
  const { router } = await openCheckout({ chosen: [] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(toasts).toContain('No items found for checkout.')
})

test.each(['', 'sellerId=x', 'sellerId=0'])('an address with the seller “%s” is refused', async query => {
  await openCheckout({ query })
  expect(await screen.findByText('Seller ID is missing or invalid.')).toBeTruthy()
})

test('an address that names a product becomes its seller’s checkout', async () => {
  const { product } = aCartItem(1)
  const server = createCartServer()
  server.answer(getProduct, product)
  const { router } = await openPage(`/checkout?itemId=${product.id}`, { server })
  expect(await screen.findByText('1 × Rs.2,100')).toBeTruthy()
  expect(router.state.location.search).toBe('?sellerId=11')
})

test('a guest who has an account logs in and comes back to the checkout', async () => {
  await openCheckout()
  const login = await screen.findByRole('link', { name: 'Have an account? Log in' })
  expect(login.getAttribute('href')).toBe('/seller/login?redirect=%2Fcheckout%3FsellerId%3D11')
})

test('a guest’s empty form names every field that is missing', async () => {
  const { server, confirm } = await openCheckout()
  await screen.findByRole('combobox')
  await confirm()
  expect(screen.getByText('Please fill in all required contact and delivery fields.')).toBeTruthy()
  expect(screen.getAllByText('This field is required.')).toHaveLength(7)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  expect(server.heard.some(({ name }) => name === 'checkoutGuest')).toBe(false)
})

test('a phone that is no number is the only thing that is said to be wrong', async () => {
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
  expect(links().map(link => link.textContent)).toEqual(['Email', 'First name', 'Phone'])
  await user.click(links()[2] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Email'), 's')
  await user.type(screen.getByLabelText('First name'), 'S')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['First name', 'Sana7', 'Sana', 'Names can hold letters, spaces, hyphens and apostrophes only.'],
  ['Address', 'House <', 'House ', 'Address cannot contain URLs or special characters.'],
  ['City', 'Lahore 5', 'Lahore ', 'City and State/Province cannot contain numbers.'],
  [/Postal code/, '54-', '54', 'Postal code can hold letters and digits only.'],
  ['Phone', '0300a', '0300', 'Please enter a Pakistani mobile number, such as 0300 1234567.'],
])('%s refuses a forbidden key, in words', async (label, typed, kept, message) => {
  const { user } = await openCheckout()
  const field = (await screen.findByLabelText(label)) as HTMLInputElement
  await user.type(field, typed)
  expect(field.value).toBe(kept)
  expect(screen.getByText(message)).toBeTruthy()
  await user.clear(field)
  await user.click(field)
  await user.paste(typed)
  expect(field.value).toBe('')
})

test.each(['https://closyyy.pk', 'www.closyyy.pk'])('an address keeps %s as typed and is not ordered to', async url => {
  const { user, server, confirm } = await openKnownGuest()
  const field = (await screen.findByLabelText('Address')) as HTMLInputElement
  await user.clear(field)
  await user.type(field, url)
  expect(field.value).toBe(url)
  expect(screen.getByText('Address cannot contain URLs or special characters.')).toBeTruthy()
  await confirm()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(server.heard.some(({ name }) => name === 'checkoutGuest')).toBe(false)
})

test('an address may be written in Urdu, with its comma, digits and full stop', async () => {
  const { user, server, confirm } = await openKnownGuest()
  const field = (await screen.findByLabelText('Address')) as HTMLInputElement
  await user.clear(field)
  await user.type(field, 'مکان نمبر ۱۲، گلی ۴۔')
  server.answer(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(server.heard.some(({ name }) => name === 'checkoutGuest')).toBe(true))
  const { body } = server.heard.find(({ name }) => name === 'checkoutGuest') ?? {}
  expect(body).toMatchObject({ guest_info: { address: 'مکان نمبر ۱۲، گلی ۴۔' } })
})

test('the picker’s city fills the text below it', async () => {
  const { user } = await openCheckout()
  await user.click(await screen.findByRole('combobox', { name: /Delivery city/ }))
  await user.paste('Lahor')
  await user.click(await screen.findByRole('option', { name: 'Lahore' }))
  expect((screen.getByLabelText('City') as HTMLInputElement).value).toBe('Lahore')
})

test('what is typed as a city stays, is known in any case, and must be in the list', async () => {
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
  expect((screen.getByLabelText('City') as HTMLInputElement).value).toBe('Lahore')
  expect(screen.queryByText('Please choose a city from the list.')).toBeNull()
})

test('an Urdu page shows the cities in Urdu, finds them in both languages and orders in English', async () => {
  document.documentElement.lang = 'ur'
  const { user, server, router, confirm } = await openKnownGuest()
  const picker = (await screen.findByRole('combobox')) as HTMLInputElement
  await waitFor(() => expect(picker.value).toBe('لاہور'))
  await user.clear(picker)
  await user.paste('pesh')
  await user.click(screen.getByRole('option', { name: 'پشاور' }))
  expect((screen.getByLabelText('City') as HTMLInputElement).value).toBe('پشاور')
  server.answer(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  const { body } = server.heard.find(({ name }) => name === 'checkoutGuest') ?? {}
  expect(body).toMatchObject({ guest_info: { city: 'Peshawar' } })
})

test('a guest’s order is sent with the chosen city and leads to its confirmation', async () => {
  sessionStorage.setItem('product-601-addedToCart', 'true')
  const { server, router, confirm } = await openKnownGuest()
  server.answer(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  const { selectedCity: _picked, ...info } = sana
  expect(server.heard.find(({ name }) => name === 'checkoutGuest')?.body).toEqual({
    seller_id: 11,
    cart_items: [{ product_id: 601, quantity: 1, price: 2100 }],
    guest_info: { ...info, guest_id: guestId, postal_code: '', subscribe: false, save_info: false, text_offers: false },
  })
  expect(sessionStorage.getItem('product-601-addedToCart')).toBeNull()
  expect(sessionStorage.getItem('checkoutItems')).toBeNull()
  expect(localStorage.getItem('guestInfo')).toBeNull()
})

test('a guest’s form is remembered where they ask for it', async () => {
  const { user, server, router, confirm } = await openKnownGuest()
  await user.click(screen.getByLabelText('Save this information for next time'))
  server.answer(checkoutGuest, anOrder())
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(JSON.parse(localStorage.getItem('guestInfo') ?? '{}')).toMatchObject(sana)
})

test.each([
  ['for a while', () => failure('unavailable', 'upstream timed out'), 'Error during checkout. Please try again.'],
  ['without an answer', noNetwork, 'Error during checkout. Please try again.'],
  ['without a number', () => Response.json({ status: 'success', data: {} }), 'Unexpected response from server.'],
])('a guest’s order that fails %s is kept, and goes out again under the same key', async (_, answer, message) => {
  const { server, router, confirm } = await openKnownGuest()
  server.answer(checkoutGuest, () => answer() as Response)
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  const pending = sessionStorage.getItem('checkoutKey')
  expect(kept).not.toBeNull()
  expect(JSON.parse(sessionStorage.getItem('guestInfo') ?? '{}')).toMatchObject(sana)
  server.answer(checkoutGuest, () => {
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
])('a guest’s order that is refused %s says why, and is not sent again by itself', async (_, answer) => {
  const { server, confirm } = await openKnownGuest()
  server.answer(checkoutGuest, () => answer)
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe('Only 1 left.')
  expect(sessionStorage.getItem('checkoutKey')).toBeNull()
})

test.each([
  ['at data', { data: { id: 97 } }],
  ['at data.data', { data: { data: { id: 97 } } }],
  ['at the top', { id: 97 }],
])('an order whose answer has no status is found %s', async (_, answer) => {
  const { server, router, confirm } = await openKnownGuest()
  server.answer(checkoutGuest, () => Response.json(answer))
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
})

test('a city that the server refuses is said at the list of cities', async () => {
  const { server, confirm } = await openKnownGuest()
  const message = 'Please choose a city from the list.'
  server.answer(checkoutGuest, () => failure('invalid', message, { 'guest_info.city': [message] }))
  await confirm()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
  expect(screen.getAllByText(message)).toHaveLength(1)
})

test.each(['042 3571 2345', '+1 202 555 0143', '0300 123456'])('a guest cannot be called at %s', async phone => {
  localStorage.setItem('guestInfo', JSON.stringify({ ...sana, phone }))
  const { server, confirm } = await openCheckout()
  await screen.findByDisplayValue(phone)
  await confirm()
  expect(screen.getByText('Please enter a Pakistani mobile number, such as 0300 1234567.')).toBeTruthy()
  expect(server.heard.some(({ name }) => name === 'checkoutGuest')).toBe(false)
})
