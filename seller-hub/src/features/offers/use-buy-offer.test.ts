import { expect, test } from 'vitest'
import { anOffer } from '../../../test/offer.ts'
import en from './messages/en.json'
import type { OffersText } from './offers-text.ts'
import { buyRefusal } from './use-buy-offer.ts'

// The catalogue comes compiled.
const t: OffersText = id => [en[id]].flat().join('')
const accepted = anOffer({ status: 'accepted' })

// OFFER-9
test.each([
  ['a guest', accepted, undefined, 'Please log in to continue.'],
  ['the owner', accepted, 7, 'You cannot buy your own product.'],
  ['the buyer of a rejected offer', anOffer({ status: 'rejected' }), 9, 'This offer is not available anymore.'],
  ['the buyer of an open offer', anOffer(), 9, 'This offer is not available anymore.'],
  ['the buyer of an accepted offer', accepted, 9, undefined],
])('%s is told before the server is asked', (_, offer, userId, said) => {
  expect(buyRefusal(t, offer, userId)).toBe(said)
})
