import type { Offer } from '@closyyy/contract/offers'
import { expect, test } from 'vitest'
import { offerUnavailableReason } from './use-buy-offer.ts'

const anOffer = (given: Partial<Offer> = {}) =>
  ({ seller_id: 7, buyer_id: 9, status: 'accepted', action: 'offer', product_sold: false, ...given }) as Offer

// OFFER-9
test.each([
  ['a guest', anOffer(), undefined, 'signed-out'],
  ['the seller', anOffer(), 7, 'own'],
  ['the buyer of a rejected offer', anOffer({ status: 'rejected' }), 9, 'gone'],
  ['the buyer of an open offer', anOffer({ status: 'pending' }), 9, 'gone'],
  ['the buyer of a sold product', anOffer({ product_sold: true }), 9, 'gone'],
  ['the buyer of an accepted offer', anOffer(), 9, undefined],
  ['the buyer with a counter-offer', anOffer({ status: 'pending', action: 'counter' }), 9, undefined],
])('names why %s cannot buy', (_, offer, userId, reason) => {
  expect(offerUnavailableReason(offer, userId)).toBe(reason)
})
