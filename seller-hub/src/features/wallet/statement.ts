import { pakistanDay } from '@closyyy/contract/pakistan-day'
import type { Payment } from '@closyyy/contract/wallet-schemas'
import { csvOf } from '../../csv.ts'

const columns = ['order', 'completed', 'items', 'price', 'fee', 'delivery', 'profit'] as const
type Column = (typeof columns)[number]

export function statementOf(payments: readonly Payment[], nameOf: (column: Column) => string): string {
  const rows = payments.map(({ tracking_no, completed_at, items, subtotal, closing_fee, delivery, profit }) => [
    tracking_no,
    pakistanDay(Date.parse(completed_at)),
    items.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title)).join('; '),
    subtotal,
    closing_fee,
    delivery,
    profit,
  ])
  return csvOf([columns.map(nameOf), ...rows])
}
