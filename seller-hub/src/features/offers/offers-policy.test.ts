import { expect, test } from 'vitest'
import { anOffer } from '../../../test/offer.ts'
import { buttonsOf, isTooHighCounter, statusOf } from './offers-policy.ts'

// OFFER-4, OFFER-9
test.each([
  [[], []],
  [
    ['accept', 'reject', 'counter'],
    ['accept', 'reject', 'counter'],
  ],
  [
    ['accept', 'reject', 'buy'],
    ['buy', 'reject'],
  ],
  [['buy'], ['buy']],
  [['make', 'update'], ['update']],
  [['counter', 'undo'], ['counter']],
  [['make', 'undo', 'extend'], []],
])('maps the actions %j to the buttons %j in every status', (actions, buttons) => {
  for (const status of ['pending', 'accepted', 'rejected'] as const) {
    expect(buttonsOf(anOffer({ status, actions }))).toEqual(buttons)
  }
})

test.each([
  ['pending', 'counter', 'pending'],
  ['accepted', 'offer', 'accepted'],
  ['rejected', 'offer', 'rejected'],
  ['rejected', 'counter', 'rejected'],
  ['rejected', 'expired', 'expired'],
  ['rejected', 'closed', 'closed'],
  ['rejected', 'countered', 'countered'],
] as const)('reads a row that is %s by %s as %s', (status, action, word) => {
  expect(statusOf(anOffer({ status, action }))).toBe(word)
})

// OFFER-3
test('keeps a counter-offer below the product price', () => {
  expect(isTooHighCounter(2_000, 2_000)).toBe(true)
  expect(isTooHighCounter(1_999.99, 2_000)).toBe(false)
})
