import { listAddresses } from '@closyyy/contract/addresses-calls'
import { checkout } from '@closyyy/contract/checkout-calls'
import { getOfferConversation } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { listOrders } from '@closyyy/contract/orders-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { failure } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anAcceptedOffer } from '../../test/accepted-offer.ts'
import { aCartItem, createCartServer } from '../../test/cart-server.ts'
import { anAddress } from '../../test/open-checkout.ts'
import { openPage } from '../../test/open-page.tsx'

beforeEach(() => sessionStorage.clear())

const { product } = aCartItem(1)
const acceptedOffer = (given: Partial<Offer> = {}) => anAcceptedOffer(product, given)

async function openDirect(...offers: Offer[]) {
  const server = createCartServer()
  server.respondTo(getProduct, product)
  server.respondTo(getOfferConversation, { original: offers })
  server.respondTo(listAddresses, [anAddress(1)])
  server.respondTo(listOrders, aPage([anOrder()]))
  server.respondTo(checkout, anOrder())
  const page = await openPage(`/checkout?itemId=${product.id}`, { server, signedIn: ayesha })
  const confirm = async () => page.user.click(await screen.findByRole('button', { name: 'Confirm Order' }))
  return { server, confirm, ...page }
}

// OFFER-16
test('orders a product directly at the price of the buyer’s accepted offer', async () => {
  const { server, confirm, router } = await openDirect(acceptedOffer())
  expect(await screen.findByText('1 × Rs.1,700')).toBeTruthy()
  expect(screen.queryByText('The price has dropped', { exact: false })).toBeNull()
  await confirm()
  await waitFor(() => expect(router.state.location.pathname).toBe('/orderconfirmation/97'))
  expect(server.requests.find(({ name }) => name === checkout.name)?.body).toMatchObject({
    cart_items: [{ product_id: product.id, quantity: 1, price: 1700, offer_id: 9 }],
  })
})

// OFFER-16
test.each([
  ['open', { status: 'pending' as const, action: 'counter' as const }],
  ['used', { actions: ['make' as const] }],
  ['above the list price', { price: 2200, offered_price: 2200 }],
])('orders at the list price if the last offer is %s', async (_state, given) => {
  await openDirect(acceptedOffer(given))
  expect(await screen.findByText('1 × Rs.2,100')).toBeTruthy()
})

// OFFER-16
test('shows the price of an offer that was accepted during the checkout', async () => {
  const { server, confirm } = await openDirect()
  await screen.findByText('1 × Rs.2,100')
  server.respondTo(getOfferConversation, { original: [acceptedOffer()] })
  server.respondTo(checkout, () => failure('conflict', 'Lawn kurti teal costs Rs.1,700 now.'))
  await confirm()
  expect(await screen.findByText('1 × Rs.1,700')).toBeTruthy()
  expect(screen.getByText('Lawn kurti teal: The price has dropped from Rs.2,100 to Rs.1,700.')).toBeTruthy()
})
