/** Returns the previous text unless the new one has at most three digits and two decimals. */
export function typedMeasure(text: string, before: string): string {
  return /^\d{0,3}(\.\d{0,2})?$/.test(text) ? text : before
}
