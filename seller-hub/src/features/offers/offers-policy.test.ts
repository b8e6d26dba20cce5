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
])('the actions %j have the buttons %j, whatever the status is', (actions, buttons) => {
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
] as const)('a row that is %s by %s reads %s', (status, action, word) => {
  expect(statusOf(anOffer({ status, action }))).toBe(word)
})
