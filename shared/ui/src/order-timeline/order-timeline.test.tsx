import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { OrderTimeline, type OrderTimelineProps } from './order-timeline.tsx'

const at = '2026-01-20T09:30:00Z'
const time = '20 January, 9:30 am'

function showSteps(steps: OrderTimelineProps['steps'], side: OrderTimelineProps['side']) {
  show(
    <>
      <h2 id="status">Order status</h2>
      <OrderTimeline steps={steps} timeOf={() => time} side={side} labelledBy="status" />
    </>,
  )
  expect(screen.getByRole('list', { name: 'Order status' })).toBeTruthy()
  return screen.getAllByRole('listitem')
}

test('shows steps that happened, the next one with its deadline and those after it', () => {
  const items = showSteps(
    [
      { step: 'placed', state: 'done', at },
      { step: 'shipped', state: 'next', at },
      { step: 'delivered', state: 'ahead', at: null },
    ],
    'seller',
  )
  expect(items.map(item => item.textContent)).toEqual([
    `Order placed${time}`,
    `ShippedShip by ${time}`,
    'Deliverednot yet',
  ])
  expect(items.map(item => item.getAttribute('aria-current'))).toEqual(['step', null, null])
})

test('addresses the buyer, and names a step of a newer server as it is', () => {
  const items = showSteps(
    [
      { step: 'weighed', state: 'done', at },
      { step: 'shipped', state: 'next', at },
      { step: 'remitted', state: 'next', at },
    ],
    'buyer',
  )
  expect(items.map(item => item.textContent)).toEqual([
    `weighed${time}`,
    `ShippedShips by ${time}`,
    'Cash handed over by the couriernot yet',
  ])
})
