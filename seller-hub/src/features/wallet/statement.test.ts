import type { Payment } from '@closyyy/contract/wallet-schemas'
import { expect, test } from 'vitest'
import { statementOf } from './statement.ts'

const payment: Payment = {
  order_id: 1,
  tracking_no: 'CLX1',
  completed_at: '2026-01-15T09:30:00Z',
  subtotal: 4_000,
  closing_fee: 400,
  delivery: 250,
  profit: 3_350,
  items: [],
}

// WALLET-5
test('has a column of refunds only if a dispute split an order', () => {
  const linesOf = (payments: Payment[]) =>
    statementOf(payments, column => column)
      .replace('\uFEFF', '')
      .split('\r\n')
  expect(linesOf([payment])).toEqual([
    '"order","completed","items","price","fee","delivery","profit"',
    '"CLX1","2026-01-15","",4000.00,400.00,250.00,3350.00',
    '',
  ])
  const split = { ...payment, refund: 1_500, closing_fee: 250, delivery: 150, profit: 2_100 }
  expect(linesOf([payment, split])).toEqual([
    '"order","completed","items","price","refund","fee","delivery","profit"',
    '"CLX1","2026-01-15","",4000.00,0.00,400.00,250.00,3350.00',
    '"CLX1","2026-01-15","",4000.00,1500.00,250.00,150.00,2100.00',
    '',
  ])
})
