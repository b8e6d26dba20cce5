import { addOfferToCart } from '@closyyy/contract/carts-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { failure, noNetwork } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCartItem, createCartServer } from '../../../../test/cart-server.ts'
import { openPage } from '../../../../test/open-page.tsx'
import { BuyOfferButton, offerUnavailableReason } from './buy-offer-button.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const anOffer = (given: Partial<Offer> = {}) =>
  ({
    id: 31,
    product_id: 601,
    seller_id: 11,
    offered_price: 900,
    actions: ['buy'],
    ...given,
  }) as Offer

async function openButton(offer: Offer, isSignedIn = true) {
  const server = createCartServer()
  const header = <BuyOfferButton offer={offer} />
  const page = await openPage('/seller/anywhere', { server, signedIn: isSignedIn ? ayesha : undefined, header })
  return { server, ...page }
}

test("adds the product at the offer's price and opens the checkout", async () => {
  const { user, server, router } = await openButton(anOffer())
  const item = { ...aCartItem(1, { price: 1000 }), unit_price: 900, price: 900, total_price: 900, offer_id: 31 }
  server.respondTo(addOfferToCart, { ...item, cart_id: 5 })
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
  expect(router.state.location.search).toBe('?sellerId=11')
  const body = { offer_id: 31, product_id: 601, offer_price: 900, quantity: 1 }
  expect(server.requests.find(({ name }) => name === 'addOfferToCart')?.body).toEqual(body)
  const [stored] = JSON.parse(sessionStorage.getItem('checkoutItems') ?? '[]')
  expect(stored).toMatchObject({ price: '900.00', price_source: 'offer', offer_id: 31 })
})

test.each<[string, Partial<Offer>, boolean, string]>([
  ['signed out', {}, false, 'Please log in to continue.'],
  ["the seller's own", { seller_id: ayesha.userId }, true, 'You cannot buy your own product.'],
  ['sold or ended', { actions: [] }, true, 'This offer is not available anymore.'],
])('shows why an offer that is %s cannot be bought', async (_, given, isSignedIn, message) => {
  await openButton(anOffer(given), isSignedIn)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull()
})

// OFFER-9
test.each([
  ['a guest', anOffer(), undefined, 'signed-out'],
  ['the seller', anOffer({ seller_id: 7 }), 7, 'own'],
  ['a buyer without the action', anOffer({ actions: [] }), 9, 'gone'],
  ['the buyer', anOffer(), 9, undefined],
])('returns the reason why %s cannot buy, if any', (_, given, userId, reason) => {
  expect(offerUnavailableReason(given, userId)).toBe(reason)
})

test.each([
  ['in its words', () => failure('conflict', 'This item is sold out.'), 'This item is sold out.'],
  ['without words', () => new Response('', { status: 500 }), 'Could not add to cart.'],
  ['without a response', noNetwork, 'Something went wrong. Please try again.'],
])('shows the error of a failed purchase (%s)', async (_, response, message) => {
  const { user, server } = await openButton(anOffer())
  server.respondTo(addOfferToCart, () => response() as Response)
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})
