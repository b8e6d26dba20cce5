import { acceptOffer, getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { listOrders, shipOrder } from '@closyyy/contract/orders-calls'
import { deleteProduct } from '@closyyy/contract/own-products-calls'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, success } from '@closyyy/testing/fake-server'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { openHub } from '../../test/open-hub.tsx'
import { anOrder } from '../../test/order.ts'
import { ownPageOf, productOf } from '../../test/product.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './offers-page.tsx'
import './selling-active-page.tsx'
import './sold-items-page.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
})

/** Presses the buttons in one frame: nothing is rendered in between. */
function pressAtOnce(...buttons: HTMLElement[]) {
  for (const button of buttons) fireEvent.click(button)
}

const sent = (...names: string[]) => server.requests.map(({ name }) => name).filter(name => names.includes(name))

// UI-7
test('responds to an offer once, by the first button that is pressed', async () => {
  const offer = anOffer()
  const list = { original: [offer], current_page: 1, last_page: 1, per_page: 48, total: 1 }
  server.respondTo(listOffers, list)
  server.respondTo(getOfferConversation, { original: [offer] })
  server.respondTo(acceptOffer, () => success(acceptOffer, offer))
  const { toasts } = await openHub('/seller/sellinghub/offers?product_id=3&buyer_id=9&seller_id=7', server)
  const accept = await screen.findByRole('button', { name: 'Accept' })
  pressAtOnce(accept, accept, screen.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Offer accepted ✔' }]))
  expect(sent('acceptOffer', 'rejectOffer')).toEqual(['acceptOffer'])
})

// UI-7
test('deletes a listing once', async () => {
  server.respondTo(listOwnProducts, input => success(listOwnProducts, ownPageOf([productOf({ id: 1 })], input)))
  server.respondTo(deleteProduct, () => success(deleteProduct, { id: 1 }))
  const { user, toasts } = await openHub('/seller/sellinghub/selling-active', server)
  await user.click(await screen.findByRole('button', { name: 'Delete Kurta 1' }))
  const yes = screen.getByRole('button', { name: 'Yes, Delete' })
  pressAtOnce(yes, yes)
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Product deleted successfully!' }]))
  expect(sent('deleteProduct')).toHaveLength(1)
})

// UI-7
test('marks an order as shipped once', async () => {
  server.respondTo(listOrders, () => success(listOrders, aPage([anOrder()], { of: 3 })))
  server.respondTo(shipOrder, () => success(shipOrder, anOrder({ status: 'shipped', actions: [] })))
  const { toasts } = await openHub('/seller/sellinghub/sold-items', server)
  const ship = await screen.findByRole('button', { name: 'Mark as shipped' })
  pressAtOnce(ship, ship)
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(sent('shipOrder')).toHaveLength(1)
})
