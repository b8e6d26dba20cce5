import { expect, test } from 'vitest'
import { anOffer } from '../../../test/offer.ts'
import { buttonsOf, statusOf } from './offers-policy.ts'

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
