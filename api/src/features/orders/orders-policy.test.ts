import { orderActions, orderStatuses } from '@closyyy/contract/orders'
import { expect, test } from 'vitest'
import { orderActors, orderTransitions } from './orders-policy.ts'

/** Rows: actor and action; columns: pending, shipped, delivered, completed, cancelled. */
const cells: Record<string, string> = {
  'buyer ship': 'no no no no no',
  'buyer deliver': 'no no no no no',
  'buyer confirm': '409 completed completed 409 409',
  'buyer cancel': 'cancelled 409 409 409 409',
  'guest ship': 'no no no no no',
  'guest deliver': 'no no no no no',
  'guest confirm': '409 completed completed 409 409',
  'guest cancel': 'cancelled 409 409 409 409',
  'seller ship': 'shipped 409 409 409 409',
  'seller deliver': '409 delivered 409 409 409',
  'seller confirm': 'no no no no no',
  'seller cancel': 'cancelled 409 409 409 409',
  'admin ship': 'no no no no no',
  'admin deliver': 'no no no no no',
  'admin confirm': 'no no no no no',
  'admin cancel': 'no no no no no',
  'shop ship': 'no no no no no',
  'shop deliver': 'no no no no no',
  'shop confirm': 'no no no no no',
  'shop cancel': 'cancelled 409 409 409 409',
  'other ship': '404 404 404 404 404',
  'other deliver': '404 404 404 404 404',
  'other confirm': '404 404 404 404 404',
  'other cancel': '404 404 404 404 404',
}
const words: Record<string, string> = { no: 'not-allowed', 409: 'conflict', 404: 'not-found' }

const walk = orderActors.flatMap(actor =>
  orderActions.flatMap(action =>
    orderStatuses.map((status, column) => {
      const cell = cells[`${actor} ${action}`]?.split(' ')[column] ?? ''
      return [actor, action, status, words[cell] ?? cell] as const
    }),
  ),
)

// ORDER-5
test('has every cell of the table', () => {
  expect(walk).toHaveLength(120)
  expect(walk.filter(([, , , expected]) => !expected)).toEqual([])
})

test.each(walk)('%s: %s while %s → %s', (actor, action, status, expected) => {
  expect(orderTransitions.outcomeOf(status, actor, action)).toBe(expected)
  const isAllowed = !Object.values(words).includes(expected)
  expect(orderTransitions.actionsOf(status, actor).includes(action)).toBe(isAllowed)
})
