/** Returns the value below which a part of the values lies; missing ones count as infinite. */
export function quantileOf(values: (number | undefined)[] = [], part: number): number {
  const sorted = values.map(value => value ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const medianOf = (values: (number | undefined)[] | undefined) => quantileOf(values, 0.5)
