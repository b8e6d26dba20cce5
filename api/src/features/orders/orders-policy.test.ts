import { expect, test } from 'vitest'
import {
  columnsOf,
  deadlineActions,
  isWaiting,
  orderActors,
  orderStates,
  orderTransitionActions,
  orderTransitions,
  stateOf,
} from './orders-policy.ts'

/**
 * Rows: actor and action; columns: unconfirmed, held, pending, shipped, refused, delivered,
 * returning, lost, returned, completed, cancelled. Actors without a row never take the action.
 */
const cells: Record<string, string> = {
  'buyer confirm': '409 409 409 completed completed completed 409 409 409 409 409',
  'buyer cancel': 'cancelled cancelled cancelled 409 409 409 409 409 409 409 409',
  'guest confirm': '409 409 409 completed completed completed 409 409 409 409 409',
  'guest cancel': 'cancelled cancelled cancelled 409 409 409 409 409 409 409 409',
  'seller cancel': '409 409 cancelled 409 409 409 409 409 409 409 409',
  'seller ship': '409 409 shipped 409 409 409 409 409 409 409 409',
  'seller deliver': '409 409 409 delivered delivered 409 409 409 409 409 409',
  'courier ship': '409 409 shipped 409 409 409 409 409 409 409 409',
  'courier deliver': '409 409 409 delivered delivered 409 409 409 409 409 409',
  'seller report-refused': '409 409 409 refused 409 409 409 409 409 409 409',
  'seller report-returned': '409 409 409 returned returned 409 returned returned 409 409 409',
  'seller report-lost': '409 409 409 lost lost 409 lost 409 409 409 409',
  'admin report-refused': '409 409 409 refused 409 409 409 409 409 409 409',
  'admin report-returned': '409 409 409 returned returned 409 returned returned 409 409 409',
  'admin report-lost': '409 409 409 lost lost 409 lost 409 409 409 409',
  'courier report-refused': '409 409 409 refused 409 409 409 409 409 409 409',
  'courier report-returned': '409 409 409 returned returned 409 returned returned 409 409 409',
  'courier report-lost': '409 409 409 lost lost 409 lost 409 409 409 409',
  'shop cancel': 'cancelled cancelled cancelled 409 409 409 409 409 409 409 409',
  'shop deliver': '409 409 409 delivered delivered 409 409 409 409 409 409',
  'shop confirm': '409 409 409 409 409 completed 409 409 409 409 409',
  'shop report-returned': '409 409 409 409 returned 409 returned 409 409 409 409',
  'shop report-lost': '409 409 409 lost 409 409 409 409 409 409 409',
}
const words: Record<string, string> = { no: 'not-allowed', 409: 'conflict', 404: 'not-found' }

const walk = orderActors.flatMap(actor =>
  orderTransitionActions.flatMap(action =>
    orderStates.map((state, column) => {
      const row = cells[`${actor} ${action}`]?.split(' ')
      const cell = row ? (row[column] ?? '') : actor === 'other' ? '404' : 'no'
      return [actor, action, state, words[cell] ?? cell] as const
    }),
  ),
)

// ORDER-5, ORDER-14
test('has every cell of the table', () => {
  expect(walk).toHaveLength(539)
  expect(walk.filter(([, , , expected]) => !expected)).toEqual([])
})

test.each(walk)('%s: %s while %s → %s', (actor, action, state, expected) => {
  expect(orderTransitions.outcomeOf(state, actor, action)).toBe(expected)
  const isAllowed = !Object.values(words).includes(expected)
  expect(orderTransitions.actionsOf(state, actor).includes(action)).toBe(isAllowed)
})

// ORDER-13
test('the shop ends every state from which an order still moves, but a lost parcel', () => {
  const moving = orderStates.filter(state =>
    orderActors.some(actor => orderTransitions.actionsOf(state, actor).length > 0),
  )
  const [unconfirmed, held, ...others] = moving
  expect(others.filter(isWaiting)).toEqual(others.filter(state => state !== 'lost'))
  // By their own times (CONFIRMATION-3, HELD-3).
  expect([unconfirmed, held]).toEqual(['unconfirmed', 'held'])
  for (const state of ['unconfirmed', 'held'] as const)
    expect(orderTransitions.outcomeOf(state, 'shop', 'cancel')).toBe('cancelled')
  for (const [state, action] of Object.entries(deadlineActions))
    expect(orderStates).toContain(orderTransitions.outcomeOf(state as keyof typeof deadlineActions, 'shop', action))
})

test('stores every state in columns', () => {
  const at = '2026-11-23T08:00:00.000Z'
  const waiting = { status: 'pending', outcome: null } as const
  for (const state of orderStates) {
    const columns = state === 'unconfirmed' || state === 'held' ? waiting : columnsOf(state)
    const confirm_by = state === 'unconfirmed' ? at : null
    expect(stateOf({ ...columns, confirm_by, held_until: state === 'held' ? at : null })).toBe(state)
  }
})
