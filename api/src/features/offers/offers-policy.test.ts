import { describe, expect, test } from 'vitest'
import {
  actorOf,
  type OfferOutcome,
  offerActors,
  offerMoves,
  offerStates,
  outcomeOf,
  stateOf,
} from './offers-policy.ts'

const letters: Record<string, OfferOutcome> = {
  O: 'offered',
  C: 'counter-offered',
  A: 'accepted',
  R: 'rejected',
  '?': 'not-found',
  '!': 'not-allowed',
  '-': 'conflict',
}

/** One line a state; in each actor's word one letter a move: make, accept, reject, counter, update, undo. */
const expected = `
state             buyer   seller  other
  none              O--!--  ------  ??????
  offered           -!!!O-  -ARC--  ??????
  counter-offered   -AR!--  -!!-C-  ??????
  accepted          ---!--  -----O  ??????
  counter-accepted  ---!-C  ------  ??????
  bought            O--!--  ------  ??????
  rejected          O--!O-  -----O  ??????
  counter-rejected  O--!OC  ---C--  ??????
  expired           O--!O-  ------  ??????
  counter-expired   O--!O-  ---C--  ??????
  closed            O--!--  ------  ??????
  countered         ---!--  ------  ??????
`
const lines = expected
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.trim().split(/ +/))

const cells = lines.flatMap(([state, ...words]) =>
  offerActors.flatMap((actor, column) =>
    offerMoves.map((move, place) => ({ state, actor, move, outcome: letters[words[column]?.[place] ?? ''] })),
  ),
)

// OFFER-4
describe('the table of offers', () => {
  test('is walked whole', () => {
    expect(lines.map(([state]) => state)).toEqual(offerStates)
    expect(cells).toHaveLength(offerStates.length * offerActors.length * offerMoves.length)
  })

  test.each(cells)('$state: $actor, $move → $outcome', ({ state, actor, move, outcome }) => {
    expect(outcomeOf(state as (typeof offerStates)[number], actor, move)).toBe(outcome)
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

test('an accepted offer that an order names is bought', () => {
  expect(stateOf({ seller_id, actor_id: buyer_id, status: 'accepted', action: 'offer', is_used: true })).toBe('bought')
})

test('whoever is neither buyer nor seller is other', () => {
  expect([buyer_id, seller_id, 9].map(id => actorOf({ buyer_id, seller_id }, id))).toEqual(['buyer', 'seller', 'other'])
})
