/** The largest amount in paisa that can be compared with exactly. */
const MAX_PAISA = Number.MAX_SAFE_INTEGER

/** Converts rupees of the wire to integer paisa, at most `Number.MAX_SAFE_INTEGER`. */
export function toPaisa(rupees: number): number {
  return Math.min(Math.round(rupees * 100), MAX_PAISA)
}

export function toRupees(paisa: number): number {
  return paisa / 100
}

/** Formats paisa as rupees for people, without a currency sign: whole, or with two decimals (`1,250`, `2,699.10`). */
export function formatRupees(paisa: number): string {
  const fractionDigits = paisa % 100 === 0 ? 0 : 2
  return toRupees(paisa).toLocaleString('en-PK', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
}
