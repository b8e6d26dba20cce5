/**
 * Formats a number with its thousands grouped: `1,250`. English and Urdu write it alike.
 * Does without `Intl.NumberFormat`, whose first use on a page costs a cheap phone a tenth of a second.
 * @param decimals digits after the point; as many as the number has without it
 */
export function formatNumber(value: number, decimals?: number): string {
  const [whole = '', fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
