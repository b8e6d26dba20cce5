import type { Offer } from '@closyyy/contract/offers-schemas'
import { expect, test } from 'vitest'
import { offerUnavailableReason } from './use-buy-offer.ts'

const offer = { seller_id: 7, actions: ['buy'] } as unknown as Offer

// OFFER-9
test.each([
  ['a guest', offer, undefined, 'signed-out'],
  ['the seller', offer, 7, 'own'],
  ['a buyer without the action', { ...offer, actions: [] }, 9, 'gone'],
  ['the buyer', offer, 9, undefined],
])('returns the reason why %s cannot buy, if any', (_, given, userId, reason) => {
  expect(offerUnavailableReason(given, userId)).toBe(reason)
})
