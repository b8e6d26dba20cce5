import { describe, expect, test } from 'vitest'
import { type OrderSide, orderTimeline } from './order-timeline.ts'

const placed = {
  created_at: '2026-01-20T09:30:00Z',
  status: 'pending',
  deadline_at: '2026-01-25T09:30:00Z',
  shipped_at: null,
  delivered_at: null,
  completed_at: null,
  cancelled_at: null,
  history: [{ step: 'placed', at: '2026-01-20T09:30:00Z' }],
} as const satisfies Parameters<typeof orderTimeline>[0]

const shown = (order: Parameters<typeof orderTimeline>[0], side: OrderSide = 'buyer') =>
  orderTimeline(order, side).map(({ step, state, at }) => [step, state, at])

// ORDER-15
describe('the timeline of an order', () => {
  test('has what happened, the next step with its deadline and the steps after it', () => {
    expect(shown(placed)).toEqual([
      ['placed', 'done', '2026-01-20T09:30:00Z'],
      ['shipped', 'next', '2026-01-25T09:30:00Z'],
      ['delivered', 'ahead', null],
      ['completed', 'ahead', null],
    ])
  })

  test('leads the seller to the money, which may arrive before the buyer confirms', () => {
    const history = [...placed.history, { step: 'remitted' as const, at: '2026-01-24T09:30:00Z' }]
    const steps = shown({ ...placed, status: 'delivered', history }, 'seller')
    expect(steps.map(([step, state]) => [step, state]).slice(1)).toEqual([
      ['remitted', 'done'],
      ['completed', 'next'],
      ['paid', 'ahead'],
    ])
  })

  test('waits for the confirmation of an unconfirmed order first', () => {
    const steps = shown({ ...placed, confirm_by: '2026-01-20T10:00:00Z', deadline_at: null })
    expect(steps.slice(1, 3)).toEqual([
      ['confirmed', 'next', '2026-01-20T10:00:00Z'],
      ['shipped', 'ahead', null],
    ])
  })

  test('leads a refused parcel back to its seller unless it was paid', () => {
    const refused = { ...placed, status: 'shipped', outcome: 'refused' } as const
    expect(shown(refused).slice(1)).toEqual([['returned', 'next', placed.deadline_at]])
    expect(shown({ ...refused, is_taken: true }).slice(1)).toEqual([
      ['delivered', 'next', placed.deadline_at],
      ['completed', 'ahead', null],
    ])
  })

  test('waits for the end of a dispute only', () => {
    const dispute = { id: 3, deadline_at: '2026-02-03T09:30:00Z' }
    expect(shown({ ...placed, status: 'delivered', open_dispute: dispute }, 'seller').slice(1)).toEqual([
      ['resolved', 'next', '2026-02-03T09:30:00Z'],
    ])
  })

  test.each([
    ['shipped', 'refused'],
    ['cancelled', 'returning'],
  ] as const)('waits for the return of a %s order that is %s', (status, outcome) => {
    expect(shown({ ...placed, status, outcome }, 'seller').slice(1)).toEqual([
      ['returned', 'next', '2026-01-25T09:30:00Z'],
    ])
  })

  test('ends with a cancellation', () => {
    expect(shown({ ...placed, status: 'cancelled' }, 'seller')).toHaveLength(1)
  })

  test('derives what happened from the statuses if the server does not tell', () => {
    const { history: _history, ...older } = placed
    const shipped_at = '2026-01-21T09:30:00Z'
    expect(shown({ ...older, status: 'shipped', shipped_at }).slice(0, 3)).toEqual([
      ['placed', 'done', '2026-01-20T09:30:00Z'],
      ['shipped', 'done', shipped_at],
      ['delivered', 'next', '2026-01-25T09:30:00Z'],
    ])
  })
})
