import { getGuestOrder } from '@closyyy/contract/orders-calls'
import type { OrderItem } from '@closyyy/contract/orders-schemas'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { guestId, openCheckout } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'
import { CartFragment } from '../features/cart/fragment/cart-fragment.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const { size_data } = aProduct()
const sized = (size_label: string | null): Partial<Product> => ({ size_data: { ...size_data, size_label } })
const facts = /Size|سائز|Used|استعمال/

const items = () => [
  aCartItem(1, { title: 'Kurti', ...sized('M') }),
  aCartItem(2, { title: 'Dupatta', ...sized(null) }),
  aCartItem(3, { title: 'Shawl' }),
  aCartItem(4, { title: '', photos: [], approval_status: 'rejected', quantity_left: 0, ...sized('S') }),
]

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

// CART-13
test('shows the size and condition that each item in the bag has', async () => {
  await openPage('/cart', { server: createCartServer(...items()), signedIn: ayesha })
  expect(await screen.findByText('Kurti')).toBeTruthy()
  expect(textsOf(screen.getAllByText(facts))).toEqual([
    'Size M · Used - Like New',
    'Used - Like New',
    'Used - Like New',
  ])
})

// CART-13
test('shows them in Urdu', async () => {
  await openPage('/cart', { server: createCartServer(...items()), signedIn: ayesha, locale: 'ur' })
  expect(await screen.findByText('سائز \u2068M\u2069 · استعمال شدہ - بالکل نئے جیسا')).toBeTruthy()
})

// CART-13
test('shows them in the mini-cart', async () => {
  const server = createCartServer(...items())
  await openPage('/seller/anywhere', { server, signedIn: ayesha, header: <CartFragment /> })
  fireEvent.pointerEnter(await screen.findByRole('link', { name: 'Cart, 4 items' }), { pointerType: 'mouse' })
  const mini = within(await screen.findByRole('region', { name: 'Your cart' }))
  expect(textsOf(mini.getAllByText(facts))).toEqual(['Size M · Used - Like New', 'Used - Like New', 'Used - Like New'])
})

// CART-13
test('shows them in the summary of the checkout', async () => {
  await openCheckout({ selected: [aCartItem(1, { title: 'Kurti', ...sized('EU 38') }), aCartItem(2)] })
  const summary = within(await screen.findByRole('region', { name: 'Your order' }))
  expect(textsOf(summary.getAllByText(facts))).toEqual(['Size EU 38 · Used - Like New', 'Used - Like New'])
})

async function openOrder(ordered: Partial<OrderItem>) {
  localStorage.setItem('guestID', guestId)
  const server = createFakeServer()
  const {
    items: [item],
  } = anOrder()
  const product = aProduct(sized('XL'))
  server.respondTo(getGuestOrder, anOrder({ items: [{ ...(item as OrderItem), product, ...ordered }] }))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(getProduct, product)
  await openPage('/orderconfirmation/97', { server })
  return within(await screen.findByRole('table', { name: 'Items' }))
}

// ORDER-20
test('shows size and condition of an order as they were when it was placed', async () => {
  const table = await openOrder({ size_label: 'M', condition: { id: 3, title: 'Used - Good' } })
  expect(textsOf(table.getAllByText(facts))).toEqual(['Size M · Used - Good'])
})

// ORDER-20
test.each([
  ['that was placed before they were kept', { size_label: null, condition: null }],
  ['of an older server', {}],
])('shows neither of an order %s', async (_, ordered) => {
  const table = await openOrder(ordered)
  expect(table.getByRole('link')).toBeTruthy()
  expect(table.queryByText(facts)).toBeNull()
})
