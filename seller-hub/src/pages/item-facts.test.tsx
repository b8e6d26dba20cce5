import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import type { Order, OrderItem } from '@closyyy/contract/orders-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, success } from '@closyyy/testing/fake-server'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { anOrder, aPurchase } from '../../test/order.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './packing-slip-page.tsx'
import './purchases-page.tsx'
import './sold-items-page.tsx'
import './sold-order-page.tsx'

const SOLD = '/seller/sellinghub/sold-items'
const facts = /Size|سائز|Used|استعمال/
const [item] = anOrder().items as [OrderItem]
const ordered = { size_label: 'EU 38', condition: { id: 3, title: 'Used - Good' } }

const { innerWidth } = window
const resize = (width: number) =>
  (window as typeof window & { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  })

afterEach(() => resize(innerWidth))

function serverWith(order: Order) {
  const server = createFakeServer()
  server.respondTo(listOrders, () => success(listOrders, aPage([order])))
  server.respondTo(getOrder, order)
  return server
}

const sold = serverWith(anOrder({ items: [{ ...item, ...ordered }] }))

// ORDER-20
test.each([
  ['in the table of sold items', SOLD, 1280],
  ['on a card of sold items', SOLD, 390],
  ['on the page of a sold order', `${SOLD}/51`, 1280],
  ['on the packing slip', `${SOLD}/51/slip`, 1280],
])('shows size and condition of an ordered item %s', async (_, path, width) => {
  resize(width)
  await openHub(path, sold)
  expect(await screen.findByText('Size EU 38 · Used - Good')).toBeTruthy()
})

// ORDER-20
test('shows them in purchases, in the language of the page', async () => {
  await openHub('/seller/purchases', serverWith(aPurchase({ items: [{ ...item, ...ordered }] })), 'ur')
  expect(await screen.findByText('سائز \u2068EU 38\u2069 · استعمال شدہ - اچھی حالت')).toBeTruthy()
})

// ORDER-20
test('shows none on a card of several items, whose page lists them', async () => {
  resize(390)
  const items = [
    { ...item, ...ordered },
    { ...item, id: 62, ...ordered },
  ]
  await openHub(SOLD, serverWith(anOrder({ items })))
  const card = within(await screen.findByRole('article', { name: 'Lawn kurta + 1' }))
  expect(card.queryByText(facts)).toBeNull()
})

// ORDER-20
test.each([
  ['that was placed before they were kept', { size_label: null, condition: null }],
  ['of an older server', {}],
])('shows neither of an order %s', async (_, older) => {
  await openHub('/seller/purchases', serverWith(aPurchase({ items: [{ ...item, ...older }] })))
  expect(await screen.findByRole('link', { name: 'Lawn kurta' })).toBeTruthy()
  expect(screen.queryByText(facts)).toBeNull()
})
