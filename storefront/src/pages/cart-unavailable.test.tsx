import { ayesha } from '@closyyy/testing/page-at'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { openPage } from '../../test/open-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const zara = aCartItem(1).product.user
const bilal = { ...zara, id: 12, username: 'bilal' }

const openBag = (server: ReturnType<typeof createCartServer>) => openPage('/cart', { server, signedIn: ayesha })

test('marks a sold item and excludes it from quantity and total', async () => {
  const server = createCartServer(
    aCartItem(1, { sold: true, quantity_left: 0 }),
    aCartItem(2, { title: 'Shawl', price: 900 }),
  )
  await openBag(server)
  expect(await screen.findByText('Sold out')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'One more of Lawn kurti teal' })).toBeNull()
  expect(screen.getAllByText('Rs.900')).toHaveLength(2)
  expect(screen.getByText('1 item')).toBeTruthy()
})

// CART-12
test('shows an item that its seller hid as not available, and excludes it from the total', async () => {
  const hidden = aCartItem(1, { quantity_left: 0, quantity: 2 })
  await openBag(createCartServer(hidden, aCartItem(2, { title: 'Shawl', price: 900 })))
  expect(await screen.findByText('Not available')).toBeTruthy()
  expect(screen.getByText('It isn’t on sale at the moment, so it isn’t included in the total.')).toBeTruthy()
  expect(screen.queryByText('Sold out')).toBeNull()
  expect(screen.getByText('1 item')).toBeTruthy()
})

// CART-12
test('says that an item that its seller deleted is no longer for sale', async () => {
  const deleted = { ...aCartItem(1, { quantity_left: 0 }), is_deleted: true }
  await openBag(createCartServer(deleted, aCartItem(2, { title: 'Shawl', price: 900 })))
  expect(await screen.findByText('Not available')).toBeTruthy()
  expect(screen.getByText('It’s no longer for sale, so it isn’t included in the total.')).toBeTruthy()
  expect(screen.getByText('Lawn kurti teal')).toBeTruthy()
  expect(screen.getByText('1 item')).toBeTruthy()
})

// CART-3, CART-12
test('shows neither checkout nor total if everything was deleted or sold', async () => {
  const deleted = { ...aCartItem(1, { quantity_left: 0 }), is_deleted: true }
  await openBag(createCartServer(deleted, aCartItem(2, { sold: true, quantity_left: 0 })))
  expect(await screen.findByText('Nothing here is for sale anymore.')).toBeTruthy()
  expect(screen.queryByText('Total')).toBeNull()
})

// CART-12
test('shows an item that was taken down until it is removed, without a link and outside the total', async () => {
  const removed = aCartItem(1, { title: '', photos: [], approval_status: 'rejected', quantity_left: 0 })
  const { user } = await openBag(createCartServer(removed, aCartItem(2, { title: 'Shawl', price: 900 })))
  const row = within((await screen.findByText('Product not available')).closest('li') as HTMLElement)
  expect(row.getByText('It’s no longer for sale, so it isn’t included in the total.')).toBeTruthy()
  expect(row.queryByRole('link')).toBeNull()
  expect(screen.getByText('1 item')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Remove Product not available' }))
  await waitFor(() => expect(screen.queryByText('Product not available')).toBeNull())
})

// CART-3
test.each([
  ['is sold out', { sold: true }, 'Everything in your cart has sold out.'],
  ['is hidden by its seller', { quantity_left: 0 }, 'Nothing here is on sale at the moment.'],
  [
    'belongs to a seller on vacation',
    { user: { ...zara, on_vacation: true } },
    'You can check out once the seller is back.',
  ],
])('shows neither checkout nor total if everything %s', async (_, given, words) => {
  await openBag(createCartServer(aCartItem(1, given), aCartItem(2, { user: bilal, price: 900 })))
  const group = within(await screen.findByRole('region', { name: 'zara_wardrobe' }))
  expect(group.getByText(words)).toBeTruthy()
  expect(group.queryByRole('button', { name: 'Checkout' })).toBeNull()
  expect(group.queryByText('Total')).toBeNull()
  expect(group.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'bilal' })).getByRole('button', { name: 'Checkout' })).toBeTruthy()
})

// CART-14
test('counts only the units that are left', async () => {
  await openBag(createCartServer(aCartItem(1, { quantity: 3, quantity_left: 1 })))
  const group = within(await screen.findByRole('region', { name: 'zara_wardrobe' }))
  expect(group.getByText('1 item')).toBeTruthy()
  expect(group.getByText('1 item').closest('p')?.textContent).toContain('Rs.2,100')
})
