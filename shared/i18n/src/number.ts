/**
 * A number with its thousands grouped: `1,250`. English and Urdu write it alike.
 * Written out, as the first `Intl.NumberFormat` of a page costs a cheap phone a tenth of a second.
 */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
