import { getCart } from '@closyyy/contract/carts-calls'
import { getProductLike } from '@closyyy/contract/likes-calls'
import { getOfferConversation } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { productPath } from '@closyyy/contract/paths'
import { getProduct } from '@closyyy/contract/products-calls'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAcceptedOffer } from '../../test/accepted-offer.ts'
import { openPage } from '../../test/open-page.tsx'

const product = aProduct()

async function openProduct(...offers: Offer[]) {
  const server = createFakeServer()
  server.respondTo(getProduct, product)
  server.respondTo(getProductLike, { product_id: product.id, is_liked: false, is_saved: false, likes_count: 0 })
  server.respondTo(getProfile, aProfile())
  server.respondTo(listRelatedProducts, { similar: [], from_seller: [] })
  server.respondTo(getCart, { id: null, items: [] })
  server.respondTo(getOfferConversation, { original: offers })
  await openPage(productPath(product), { server, signedIn: ayesha })
  await screen.findByRole('link', { name: 'See the conversation' })
}
const barPrice = () => document.querySelector('[data-page-bar] > p')?.textContent

// OFFER-16
test('shows the price of the buyer’s accepted offer in the bar to buy', async () => {
  await openProduct(anAcceptedOffer(product))
  await waitFor(() => expect(barPrice()).toBe('Rs.1,700'))
})

// OFFER-16
test.each([
  ['was used', { actions: [] }],
  ['is above a lowered list price', { price: 2500, offered_price: 2500 }],
  ['is an open counter-offer', { status: 'pending', action: 'counter', actor_id: 11 }],
] satisfies [string, Partial<Offer>][])('shows the list price in the bar if the offer %s', async (_, given) => {
  await openProduct(anAcceptedOffer(product, given))
  expect(barPrice()).toBe('Rs.2,100')
})
