import { addOfferToCart } from '@closyyy/contract/carts-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { onOfferAddedToCart } from '@closyyy/event-bus/on'
import { aProduct } from '@closyyy/testing/builders'
import { type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { CONVERSATION, createOffersServer, hina, openOffers, press } from '../../test/open-offers.tsx'

const product = aProduct({ id: 3, price: 2_000 })
const cartItem = {
  id: 5,
  cart_id: 2,
  product_id: 3,
  product,
  quantity: 1,
  price: 1_700,
  unit_price: 1_700,
  total_price: 1_700,
  offer_id: 41,
}

let server: FakeServer
let offer: Offer

beforeEach(() => {
  offer = anOffer({ status: 'accepted', expires_at: null, actions: ['buy'] })
  server = createOffersServer(() => [offer])
})

afterEach(() => sessionStorage.clear())

async function open() {
  await openOffers(CONVERSATION, server, hina)
  await press('Buy Now')
}

// OFFER-9, CHECKOUT-4
test.each([
  ['an accepted offer', anOffer({ status: 'accepted', expires_at: null, actions: ['buy'] })],
  ['a pending counter', anOffer({ actor_id: 7, action: 'counter', actions: ['accept', 'reject', 'buy'] })],
])('%s adds it to the cart at its price and opens the seller’s checkout', async (_, given) => {
  offer = given
  server.respondTo(addOfferToCart, cartItem)
  const onAdded = vi.fn()
  const unsubscribe = onOfferAddedToCart(onAdded)
  await open()
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/checkout?sellerId=7'))
  expect(server.requests.find(call => call.name === 'addOfferToCart')?.body).toEqual({
    offer_id: 41,
    product_id: 3,
    offer_price: 1_700,
    quantity: 1,
  })
  expect(JSON.parse(sessionStorage.getItem('checkoutItems') ?? '')).toEqual([
    {
      id: 5,
      cart_id: 2,
      cart_item_id: 5,
      product_id: 3,
      quantity: 1,
      price: '1700.00',
      price_source: 'offer',
      offer_id: 41,
      product,
    },
  ])
  unsubscribe()
  expect(onAdded.mock.calls).toEqual([[{ offer_id: 41 }]])
})

test.each([
  ['no network', noNetwork, 'Something went wrong. Please try again.'],
  ['no message', () => new Response('', { status: 500 }), 'Could not add to cart.'],
  ['a conflict', () => failure('conflict', 'This offer has already been used.'), 'This offer has already been used.'],
])('shows in a dialog why it could not be bought: %s', async (_, response, message) => {
  server.respondTo(addOfferToCart, response)
  await open()
  const popup = await screen.findByRole('dialog', { name: 'We couldn’t start the purchase' })
  expect(popup.textContent).toContain(message)
  expect(sessionStorage.getItem('checkoutItems')).toBeNull()
  expect(window.location.pathname).toBe('/seller/sellinghub/offers')
})
