import { formatNumber } from './number.ts'

/** Rupees as people in Pakistan write them: `Rs.1,250` (rulings.md, what the specs leave open). */
export function formatPrice(price: number): string {
  return `Rs.${formatNumber(Math.round(price * 100) / 100)}`
}
