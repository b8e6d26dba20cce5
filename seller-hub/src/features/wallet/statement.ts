import { pakistanDay } from '@closyyy/contract/pakistan-day'
import type { Payment } from '@closyyy/contract/wallet-schemas'
import { csvOf } from '../../components/csv.ts'

const columns = {
  order: ({ tracking_no }: Payment) => tracking_no,
  completed: ({ completed_at }: Payment) => pakistanDay(Date.parse(completed_at)),
  items: ({ items }: Payment) =>
    items.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title)).join('; '),
  price: ({ subtotal }: Payment) => subtotal,
  refund: ({ refund = 0 }: Payment) => refund,
  fee: ({ closing_fee }: Payment) => closing_fee,
  delivery: ({ delivery }: Payment) => delivery,
  profit: ({ profit }: Payment) => profit,
}
type Column = keyof typeof columns

/** True for an order that a dispute split (WALLET-5). */
export const hasRefund = ({ refund = 0 }: Payment): boolean => refund > 0

/** Returns payments as CSV, with a column of refunds if there are any. */
export function statementOf(payments: readonly Payment[], nameOf: (column: Column) => string): string {
  const hasRefunds = payments.some(hasRefund)
  const shown = (Object.keys(columns) as Column[]).filter(column => column !== 'refund' || hasRefunds)
  return csvOf([shown.map(nameOf), ...payments.map(payment => shown.map(column => columns[column](payment)))])
}
