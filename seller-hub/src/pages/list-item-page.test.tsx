import { listAddresses } from '@closyyy/contract/addresses-calls'
import { createProduct } from '@closyyy/contract/own-products-calls'
import { type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserParts } from '../../test/browser-parts.ts'
import { completeListing } from '../../test/listing.ts'
import { choosePhotos, createListingServer, field, openListingForm, picture, send } from '../../test/listing-form.tsx'

const REQUIRED =
  'Please fill in all required fields: Title, Description, Category, Shipping method, Brand, Condition, Address, and Standard Size.'

let server: FakeServer

beforeEach(() => {
  server = createListingServer()
})

const openForm = (draft?: Partial<typeof completeListing>, locale?: 'ur') => openListingForm(server, draft, locale)

// PRODUCT-8
test('shows missing fields in the summary and at each field, and focuses the first', async () => {
  await openForm()
  await send()
  const summary = within(screen.getByRole('alert'))
  expect(summary.getByText(REQUIRED)).toBeDefined()
  const missing = ['Title', 'Description', 'Category', 'Brand', 'Condition', 'Standard size', 'Price', 'Address']
  expect(summary.getAllByRole('link').map(link => link.textContent)).toEqual(missing)
  expect(screen.getByText('The brand name field is required.')).toBeDefined()
  expect(screen.getByText('Price cannot be 0.')).toBeDefined()
  for (const radio of within(screen.getByRole('group', { name: 'Condition' })).getAllByRole('radio'))
    expect(radio.getAttribute('aria-invalid')).toBe('true')
  for (const name of ['Title', 'Description', 'Category', 'Standard size', 'Price', 'Address'])
    expect(field(name).getAttribute('aria-invalid'), name).toBe('true')
  expect(document.activeElement).toBe(field('Title'))
  expect(browserParts.forms).toEqual([])
})

test('does not report a price of 0 as missing, and removes a summary once its fields are filled', async () => {
  await openForm({ price: '0' })
  await send()
  expect(screen.getByText('Price cannot be 0.')).toBeDefined()
  expect(screen.queryByText(REQUIRED)).toBeNull()
  await userEvent.clear(field('Title'))
  await send()
  expect(screen.getByText(REQUIRED)).toBeDefined()
  await userEvent.type(field('Title'), 'Kurti')
  expect(screen.queryByText(REQUIRED)).toBeNull()
})

test.each([
  ['a brand of one’s own', { brand_name: 'others' }, 'Custom brand name', 'Please enter a custom brand name.'],
  ['a price of 0', { price: '0' }, 'Price', 'Price cannot be 0.'],
])('rejects a listing without %s', async (_, values, name, message) => {
  await openForm(values)
  await send()
  expect(await screen.findAllByText(message)).toBeDefined()
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(browserParts.forms).toEqual([])
})

// PRODUCT-5
test('lists text to be removed while typing and removes it on blur', async () => {
  await openForm()
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  const notes = () => screen.getAllByRole('status').map(note => note.textContent?.replace(/[\u2068\u2069]/g, ''))
  type('Title', 'Kurta-new № 5! کُرتا')
  expect(notes()).toContain('Will be removed: -  №  !')
  expect(field('Title').value).toBe('Kurta-new № 5! کُرتا')
  fireEvent.blur(field('Title'))
  expect(field('Title').value).toBe('Kurta new 5 کُرتا')
  expect(notes()).toContain('Removed: -  №  !')
  type('Title', 'Kurta')
  expect(notes().join('')).not.toContain('emoved')
  type('Description', 'See https://evil.example now')
  expect(notes()).toContain('Will be removed: https://evil.example')
  fireEvent.blur(field('Description'))
  expect(field('Description').value).toBe('See now')
})

test('never truncates a long text and shows by how much it is too long', async () => {
  await openForm({ title: 'a'.repeat(160) })
  const message = 'Title can have at most 150 characters. This one has 160.'
  expect(screen.getByText(message)).toBeDefined()
  expect(field('Title').value).toHaveLength(160)
  await send()
  expect(document.activeElement).toBe(field('Title'))
  expect(screen.getByText(message)).toBeDefined()
  expect(browserParts.forms).toEqual([])
})

// PRODUCT-6
test('never misreads a price with decimals', async () => {
  await openForm({ price: '' })
  await userEvent.type(field('Price'), '1250.50')
  expect(field('Price').value).toBe('1250.50')
  expect(screen.getByText('Price must have digits only, such as 1250.')).toBeDefined()
  await send()
  expect(browserParts.forms).toEqual([])
  fireEvent.change(field('Price'), { target: { value: '1,250' } })
  await send()
  await waitFor(() => expect(browserParts.forms[0]?.get('price')).toBe('1250'))
})

// PRODUCT-8, PRODUCT-4
test('requires a size only for categories with sizes', async () => {
  await openForm({ size: '' })
  await userEvent.selectOptions(field('Category'), 'Bags')
  expect(screen.queryByLabelText('Standard size')).toBeNull()
  expect(screen.getByLabelText('Strap drop')).toBeTruthy()
  await send()
  expect(await screen.findByRole('dialog', { name: 'Product Added Successfully' })).toBeDefined()
  expect([...(browserParts.forms[0]?.keys() ?? [])].filter(name => name.startsWith('size_data'))).toEqual([])
})

const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const SHOES = '21'

test('offers the sizes of the category and keeps the input when it changes', async () => {
  await openForm({ chest: '40' })
  choose('Category', SHOES)
  expect(screen.queryByLabelText('Standard size')).toBeNull()
  expect(screen.queryByLabelText('Chest')).toBeNull()
  await send()
  expect(field('Shoe size').getAttribute('aria-invalid')).toBe('true')
  expect(browserParts.forms).toEqual([])
  choose('Category', '14')
  expect(field('Standard size').value).toBe('large')
  expect(field('Chest').value).toBe('40')
})

test("sends only the category's size and measurements", async () => {
  await openForm({ category_id: SHOES, chest: '40', insole_length: '9.5' })
  expect(within(field('Shoe size')).getByRole('option', { name: 'EU 38 (UK 5)' })).toBeDefined()
  choose('Shoe size', 'eu-38')
  await send()
  await waitFor(() => expect(browserParts.forms).toHaveLength(1))
  const sent = [...(browserParts.forms[0] ?? [])].filter(([name]) => name.startsWith('size_data'))
  expect(sent).toEqual([
    ['size_data[size]', 'eu-38'],
    ['size_data[insole_length]', '9.5'],
  ])
})

// LEDGER-3
test('shows the earnings and who pays for delivery before listing', async () => {
  await openForm({ price: '2990' })
  const earnings = screen.getByRole('region', { name: 'Your earnings' })
  const lines = () => [...earnings.querySelectorAll('dl > div')].map(line => line.textContent)
  expect(lines()).toEqual(['PriceRs.2,990', 'Closyyy fee (10%)− Rs.299', 'You receiveRs.2,691'])
  expect(earnings.textContent).toContain('The buyer pays Rs.250 for delivery.')
  choose('Price', '3000')
  expect(lines()).toEqual([
    'PriceRs.3,000',
    'Closyyy fee (10%)− Rs.300',
    'Your share of the delivery− Rs.250',
    'You receiveRs.2,450',
  ])
  expect(earnings.textContent).toContain('On orders of Rs.3,000 or more, you pay another Rs.250 towards delivery.')
  choose('Price', '')
  expect(lines()).toEqual([])
})

test('keeps the size of a draft from an earlier release', async () => {
  const { size: _, ...older } = completeListing
  await openForm({ ...older, size: undefined, standard_size: 'medium' } as never)
  expect(field('Standard size').value).toBe('medium')
})

// PRODUCT-12
test('submits fields and photos, confirms, and opens the active listings', async () => {
  await openForm({ chest: '40.5' })
  choosePhotos(picture('front.jpg'), picture('back.png', 'image/png'))
  await screen.findByRole('img', { name: 'back.png' })
  await send()
  const dialog = within(await screen.findByRole('dialog', { name: 'Product Added Successfully' }))
  expect(dialog.getByText('Product added successfully!')).toBeDefined()
  const { images: _, ...fields } = Object.fromEntries(
    [...(browserParts.forms[0] ?? [])].filter(([name]) => !name.startsWith('images')),
  ) as Record<string, string>
  expect(fields).toEqual({
    title: 'Lawn kurti teal',
    client_id: expect.any(String),
    'upload_ids[]': expect.any(String),
    description: 'Worn twice.',
    price: '2100',
    category_id: '14',
    brand_name: 'Khaadi',
    condition_id: '2',
    address_id: '5',
    city: 'Lahore',
    quantity: '1',
    location: 'Pakistan',
    shipping_type: 'depopShipping',
    allow_offers: 'true',
    active: 'true',
    sold: 'false',
    'size_data[standard_size]': 'large',
    'size_data[size]': 'large',
    'size_data[chest]': '40.5',
    'photo_order[]': 'new',
  })
  expect(browserParts.forms[0]?.get('images[0]')).toHaveProperty('name', 'front.jpg')
  expect(browserParts.forms[0]?.get('images[1]')).toHaveProperty('name', 'back.png')
  await waitFor(() => expect(browserParts.listings.size).toBe(0))
  await userEvent.click(dialog.getByRole('button', { name: 'Go to Selling Active' }))
  await waitFor(() => expect(window.location.pathname).toBe('/seller/sellinghub/selling-active'))
})

test.each([
  ['no network', noNetwork, 'Please check your connection and try again.'],
  ['nothing', () => failure('internal', ''), 'An error occurred while submitting the form. Please try again.'],
  ['a message', () => failure('too-many', 'Too many uploads. Wait a minute.'), 'Too many uploads. Wait a minute.'],
  ['no token', () => failure('signed-out', 'Sign in.'), 'Authentication token is missing. Please login again.'],
])('shows the error of %s and keeps the input', async (_, response, message) => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  server.respondTo(createProduct, response)
  await openForm({})
  await send()
  if (message.startsWith('Authentication')) return waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(field('Title').value).toBe('Lawn kurti teal')
  expect(browserParts.listings.size).toBe(1)
})

// PRODUCT-13
test('lists server errors in the summary and at their fields and photos', async () => {
  const errors = {
    title: ['Too odd.'],
    'size_data.standard_size': [REQUIRED],
    'images.0': ['front.jpg is not a valid image.'],
  }
  server.respondTo(createProduct, () => failure('invalid', 'Too odd.', errors))
  await openForm({})
  choosePhotos(picture('front.jpg'))
  await screen.findByRole('img', { name: 'front.jpg' })
  await send()
  const [list] = await screen.findAllByRole('alert')
  expect(
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Too odd.', REQUIRED, 'front.jpg is not a valid image.', 'Title', 'Standard size'])
  expect(field('Title').getAttribute('aria-invalid')).toBe('true')
  expect(field('Standard size').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('listitem', { name: 'Photo 1' }).textContent).toContain('front.jpg is not a valid image.')
  await waitFor(() => expect(document.activeElement).toBe(field('Title')))
})

// PHOTO-1, PHOTO-2
test('accepts eight photos of allowed types and lists the rejected files', async () => {
  await openForm({})
  choosePhotos(picture('notes.pdf', 'application/pdf'))
  expect(screen.getByText('Only JPEG, PNG, JPG, GIF, and SVG images are allowed.')).toBeDefined()
  choosePhotos(...Array.from({ length: 9 }, (_, index) => picture(`${index}.jpg`)))
  expect(screen.getByText('You can only upload up to 8 photos.')).toBeDefined()
  await waitFor(() => expect(screen.getAllByRole('img', { name: /\.jpg$/ })).toHaveLength(8))
  expect(screen.queryByRole('button', { name: 'Choose photos' })).toBeNull()
})

// PRODUCT-12
test('offers pickup addresses only and sets the city from the selected one', async () => {
  await openForm({ address_id: '', city: '' })
  expect(within(field('Address')).getByRole('option', { name: 'Select an address', selected: true })).toBeDefined()
  expect(within(field('Address')).queryByText(/Elsewhere/)).toBeNull()
  await userEvent.selectOptions(field('Address'), 'House # 12/3, Lahore, Punjab, 54000')
  expect(field('City').value).toBe('Lahore')
})

test('shows an empty state without an address and opens the sidebar', async () => {
  server.respondTo(listAddresses, [])
  await openForm({ address_id: '' })
  expect(await screen.findByText("There's nothing here yet")).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Add an address' }))
  expect(screen.getByRole('dialog', { name: 'New pick-up address' })).toBeDefined()
})

test('shows contract messages in Urdu', async () => {
  await openForm(undefined, 'ur')
  await userEvent.click(screen.getByRole('button', { name: 'فروخت کے لیے لگائیں' }))
  expect(screen.getByText('قیمت 0 نہیں ہو سکتی۔')).toBeDefined()
  expect(screen.getByRole('option', { name: 'لاہور' })).toHaveProperty('value', 'Lahore')
})
