import { formatNumber } from './number.ts'

/** Formats an amount in rupees: whole, or with two decimals (`1,250`, `2,699.10`). */
export function formatAmount(rupees: number): string {
  const rounded = Math.round(rupees * 100) / 100
  return formatNumber(rounded, Number.isInteger(rounded) ? 0 : 2)
}

/** Formats a price as people in Pakistan write it: `Rs.1,250`. */
export function formatPrice(price: number): string {
  return `Rs.${formatAmount(price)}`
}
