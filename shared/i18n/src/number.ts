/**
 * Formats a number with grouped thousands: `1,250`, the same in English and Urdu.
 * Avoids `Intl.NumberFormat`, whose first use takes 100 ms on a cheap phone.
 * @param decimals digits after the point; by default those of the number
 */
export function formatNumber(value: number, decimals?: number): string {
  const [whole = '', fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
