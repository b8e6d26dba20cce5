import { acceptOffer, listOffers } from '@closyyy/contract/offers-calls'
import { listOrders } from '@closyyy/contract/orders-calls'
import { updateProduct } from '@closyyy/contract/own-products-calls'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { openHub } from '../../test/open-hub.tsx'
import { anOrder } from '../../test/order.ts'
import { ownPageOf, productOf } from '../../test/product.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './offers-page.tsx'
import './selling-active-page.tsx'
import './sold-items-page.tsx'

const { innerWidth } = window
const resize = ({ width }: { width: number }) =>
  (window as typeof window & { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  })

beforeEach(() => resize({ width: 390 }))
afterEach(() => resize({ width: innerWidth }))

const card = async (name: string) => within(await screen.findByRole('article', { name }))

function listingServer(product = productOf({ id: 1, price: 1_250.5 })) {
  const server = createFakeServer()
  server.respondTo(listOwnProducts, input => success(listOwnProducts, ownPageOf([product], input)))
  return server
}

// PRODUCT-18
test('shows listings as cards with edit and mark as sold, and the rest in a menu', async () => {
  const { user } = await openHub('/seller/sellinghub/selling-active', listingServer())
  const listing = await card('Kurta 1')
  expect(screen.queryByRole('table')).toBeNull()
  expect(listing.getByText('Rs.1,250.50')).toBeTruthy()
  expect(listing.getAllByRole('button').map(button => button.textContent)).toEqual([
    'Update',
    'Mark as sold',
    'More actions: Kurta 1',
  ])
  await user.click(listing.getByRole('button', { name: 'More actions: Kurta 1' }))
  await user.click(listing.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('dialog', { name: 'Delete listing' })).toBeTruthy()
})

test('marks a listing as sold without changing anything else, and offers to undo it', async () => {
  const server = listingServer()
  server.respondTo(updateProduct, productOf({ id: 1, sold: true, sold_elsewhere_at: '2026-01-20T09:30:00Z' }))
  const { user, toasts } = await openHub('/seller/sellinghub/selling-active', server)
  await user.click((await card('Kurta 1')).getByRole('button', { name: 'Mark as sold: Kurta 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Mark as sold?' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as sold' }))
  await waitFor(() => expect(toasts.map(({ action }) => action?.label)).toEqual(['Undo']))
  const body = server.requests.find(({ name }) => name === 'updateProduct')?.body
  expect(body).toEqual({ sold: true })
})

test('says why a listing could not be marked as sold', async () => {
  const server = listingServer()
  server.respondTo(updateProduct, () => failure('conflict', 'It was sold just now.'))
  const { user } = await openHub('/seller/sellinghub/selling-active', server)
  await user.click((await card('Kurta 1')).getByRole('button', { name: 'Mark as sold: Kurta 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Mark as sold?' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as sold' }))
  expect(await dialog.findByText('It was sold just now.')).toBeTruthy()
})

test('offers to correct a rejected listing instead of marking it as sold', async () => {
  const rejected = productOf({ id: 1, approval_status: 'rejected', rejection_reason: 'Blurred photos.' })
  await openHub('/seller/sellinghub/selling-active', listingServer(rejected))
  const listing = await card('Kurta 1')
  expect(listing.getByText('Blurred photos.')).toBeTruthy()
  expect(listing.getByRole('button', { name: 'Correct and send again: Kurta 1' })).toBeTruthy()
  expect(listing.queryByRole('button', { name: /Mark as sold/ })).toBeNull()
})

// ORDER-11
test('shows sold orders as cards with shipping and printing, and links to the rest', async () => {
  const server = createFakeServer()
  server.respondTo(listOrders, aPage([anOrder({ deadline_at: '2026-01-20T09:30:00Z' })]))
  await openHub('/seller/sellinghub/sold-items', server)
  const order = await card('Lawn kurta')
  expect(order.getByRole('link', { name: 'Lawn kurta' }).getAttribute('href')).toBe('/seller/sellinghub/sold-items/51')
  expect(order.getByText('You earn Rs.3,350')).toBeTruthy()
  expect(order.getByText(/^Ship it by/)).toBeTruthy()
  expect(order.getAllByRole('button').map(button => button.textContent)).toEqual(['Mark as shipped'])
  expect(order.getByRole('link', { name: 'Packing slip' }).getAttribute('href')).toBe(
    '/seller/sellinghub/sold-items/51/slip',
  )
})

// OFFER-9
test('answers an offer in the list', async () => {
  const server = createFakeServer()
  const page = { current_page: 1, last_page: 1, per_page: 48, total: 1 }
  server.respondTo(listOffers, { ...page, original: [anOffer()] })
  server.respondTo(acceptOffer, anOffer({ status: 'accepted', actions: [] }))
  const { user, toasts } = await openHub('/seller/sellinghub/offers', server)
  const offer = await card('Lawn kurta')
  expect(offer.getAllByRole('button').map(button => button.textContent)).toEqual(['Accept', 'Reject', 'Counter Offer'])
  await user.click(offer.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Offer accepted ✔' }]))
})
