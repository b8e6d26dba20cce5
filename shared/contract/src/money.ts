const PAISA_PER_RUPEE = 100

/** Converts rupees of the wire to paisa: a safe integer, rounded; sum and compare amounts in paisa (LEDGER-4). */
export function toPaisa(rupees: number): number {
  return Math.min(Math.round(rupees * PAISA_PER_RUPEE), Number.MAX_SAFE_INTEGER)
}

/** Converts integer paisa to rupees of the wire, with at most two decimals. */
export function toRupees(paisa: number): number {
  return paisa / PAISA_PER_RUPEE
}
