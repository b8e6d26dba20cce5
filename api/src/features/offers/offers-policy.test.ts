import { offerActions } from '@closyyy/contract/offers'
import { describe, expect, test } from 'vitest'
import type { TransitionError } from '../../transitions.ts'
import {
  actionsOf,
  actorOf,
  type OfferOutcome,
  offerActors,
  offerStates,
  offerTransitions,
  stateOf,
} from './offers-policy.ts'

const letters: Record<string, OfferOutcome | TransitionError> = {
  O: 'offered',
  C: 'counter-offered',
  A: 'accepted',
  R: 'rejected',
  B: 'bought',
  '?': 'not-found',
  '!': 'not-allowed',
  '-': 'conflict',
}

/** One line per state, one word per actor, one letter per action: make, accept, …, buy, propose. */
const expected = `
state             buyer     seller    other
none              O--!---?  -------C  ????????
offered           -!!!O--?  -ARC----  ????????
counter-offered   -AR!--B?  -!!-C---  ????????
accepted          ---!--B?  -----O--  ????????
counter-accepted  ---!-CB?  --------  ????????
bought            O--!---?  -------C  ????????
rejected          O--!O--?  -----O-C  ????????
counter-rejected  O--!OC-?  ---C---C  ????????
expired           O--!O--?  -------C  ????????
counter-expired   O--!O--?  ---C---C  ????????
closed            O--!---?  -------C  ????????
countered         ---!---?  --------  ????????
`
const lines = expected
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.trim().split(/ +/))

const cells = lines.flatMap(([state, ...words]) =>
  offerActors.flatMap((actor, column) =>
    offerActions.map((action, place) => ({ state, actor, action, outcome: letters[words[column]?.[place] ?? ''] })),
  ),
)

// OFFER-4
describe('the transition table of offers', () => {
  test('is tested in every cell', () => {
    expect(lines.map(([state]) => state)).toEqual(offerStates)
    for (const [, ...words] of lines)
      expect(words.map(({ length }) => length)).toEqual(offerActors.map(() => offerActions.length))
  })

  test.each(cells)('$state: $actor, $action → $outcome', ({ state, actor, action, outcome }) => {
    expect(offerTransitions.outcomeOf(state as (typeof offerStates)[number], actor, action)).toBe(outcome)
  })
})

const [buyer_id, seller_id] = [7, 8]

test.each([
  ['pending', 'offer', buyer_id, 'offered'],
  ['pending', 'counter', seller_id, 'counter-offered'],
  ['accepted', 'offer', buyer_id, 'accepted'],
  ['accepted', 'counter', seller_id, 'counter-accepted'],
  ['rejected', 'offer', buyer_id, 'rejected'],
  ['rejected', 'counter', seller_id, 'counter-rejected'],
  ['rejected', 'expired', buyer_id, 'expired'],
  ['rejected', 'expired', seller_id, 'counter-expired'],
  ['rejected', 'closed', buyer_id, 'closed'],
  ['rejected', 'closed', seller_id, 'closed'],
  ['rejected', 'countered', buyer_id, 'countered'],
] as const)('a row that is %s, %s, made by %i is %s', (status, action, actor_id, state) => {
  expect(stateOf({ seller_id, actor_id, status, action, is_used: false })).toBe(state)
})

test('an accepted offer in an order is bought', () => {
  expect(stateOf({ seller_id, actor_id: buyer_id, status: 'accepted', action: 'offer', is_used: true })).toBe('bought')
})

test('treats everyone but buyer and seller as other', () => {
  expect([buyer_id, seller_id, 9].map(id => actorOf({ buyer_id, seller_id }, id))).toEqual(['buyer', 'seller', 'other'])
})

describe('the actions of a row', () => {
  const row = {
    buyer_id,
    seller_id,
    actor_id: seller_id,
    status: 'pending',
    action: 'counter',
    is_used: false,
    is_on_sale: true,
    allows_offers: true,
    is_on_vacation: false,
    is_undoable: false,
  } as const

  test.each([
    ['a counter-offer', {}, ['accept', 'reject', 'buy'], ['update']],
    ['a product off sale', { is_on_sale: false }, ['reject'], []],
    ['a seller on vacation', { is_on_vacation: true }, ['accept', 'reject'], ['update']],
    ['a fresh answer', { status: 'accepted', is_undoable: true }, ['undo', 'buy'], []],
    ['an old answer', { status: 'accepted' }, ['buy'], []],
    ['an expired offer', { status: 'rejected', action: 'expired' }, ['make', 'update'], ['counter']],
    ['a product without offers', { status: 'rejected', action: 'expired', allows_offers: false }, [], ['counter']],
  ] as const)('%s', (_name, given, buyers, sellers) => {
    expect(actionsOf({ ...row, ...given }, buyer_id)).toEqual(buyers)
    expect(actionsOf({ ...row, ...given }, seller_id)).toEqual(sellers)
    expect(actionsOf({ ...row, ...given }, 9)).toEqual([])
  })
})
