/** A measurement while it is typed: at most two decimals, never below 0; anything else leaves the old text. */
export function typedMeasure(text: string, before: string): string {
  return /^\d{0,3}(\.\d{0,2})?$/.test(text) ? text : before
}
