import { toRupees } from '@closyyy/contract/money'

/** Formats paisa as rupees for people, without a currency sign: whole, or with two decimals (`1,250`, `2,699.10`). */
export function formatRupees(paisa: number): string {
  const fractionDigits = paisa % 100 === 0 ? 0 : 2
  return toRupees(paisa).toLocaleString('en-PK', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
}
