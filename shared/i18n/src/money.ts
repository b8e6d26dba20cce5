const rupees = new Intl.NumberFormat('en-PK', { maximumFractionDigits: 2 })

/** Rupees as people in Pakistan write them: `Rs.1,250` (rulings.md, what the specs leave open). */
export function formatPrice(price: number): string {
  return `Rs.${rupees.format(price)}`
}
