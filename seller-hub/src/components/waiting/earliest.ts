/** Returns the earliest of some ISO times; undefined without any. */
export function earliest(times: readonly (string | null | undefined)[]): string | undefined {
  const known = times.filter(time => typeof time === 'string')
  return known.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]
}
