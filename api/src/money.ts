import { toRupees } from '@closyyy/contract/money'

const formatOf = (digits: number) =>
  new Intl.NumberFormat('en-PK', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const whole = formatOf(0)
const exact = formatOf(2)

/** Formats paisa as rupees for people, without a currency sign: whole, or with two decimals (`1,250`, `2,699.10`). */
export function formatRupees(paisa: number): string {
  return (paisa % 100 === 0 ? whole : exact).format(toRupees(paisa))
}
