import { expect, test } from 'vitest'
import { anOffer } from '../../../test/offer.ts'
import { actionsOn, isTurnOf, statusOf } from './offers-policy.ts'

const SELLER = 7
const BUYER = 9
const offered = anOffer()
const countered = anOffer({ actor_id: SELLER, action: 'counter' })

test.each([
  ['an open offer', offered, ['accept', 'reject', 'counter'], ['change-price']],
  ['an open counter', countered, ['change-price'], ['buy', 'reject']],
  ['an accepted offer', anOffer({ status: 'accepted' }), [], ['buy']],
  ['a rejected offer', anOffer({ status: 'rejected' }), [], ['offer-again']],
  ['an expired offer', anOffer({ status: 'rejected', action: 'expired' }), [], ['offer-again']],
  ['a rejected counter', { ...countered, status: 'rejected' as const }, ['counter'], ['offer-again']],
  [
    'an expired counter',
    { ...countered, status: 'rejected' as const, action: 'expired' as const },
    ['counter'],
    ['offer-again'],
  ],
  ['a closed offer', anOffer({ status: 'rejected', action: 'closed' }), [], []],
  ['an accepted offer of a sold product', anOffer({ status: 'accepted', product_sold: true }), [], []],
])('%s gives each side its own actions', (_, latest, sellers, buyers) => {
  expect(actionsOn(latest, SELLER)).toEqual(sellers)
  expect(actionsOn(latest, BUYER)).toEqual(buyers)
})

test('the turn is with who did not move last', () => {
  expect([isTurnOf(offered, SELLER), isTurnOf(offered, BUYER)]).toEqual([true, false])
  expect([isTurnOf(countered, SELLER), isTurnOf(countered, BUYER)]).toEqual([false, true])
  expect(isTurnOf(anOffer({ status: 'accepted' }), SELLER)).toBe(false)
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
