import type { StandardSize } from './sizes.ts'

/** Size systems: letters, European shoe sizes, waist in inches, a child's age, pieces of an unstitched suit. */
export const sizeSystems = ['letter', 'shoe', 'waist', 'age', 'pieces'] as const
export type SizeSystem = (typeof sizeSystems)[number]

const systemOfPrefix: Readonly<Record<string, SizeSystem>> = {
  eu: 'shoe',
  waist: 'waist',
  age: 'age',
  pieces: 'pieces',
}

/** Returns the system of a size, `letter` by default. */
export function sizeSystemOf(value: string): SizeSystem {
  return systemOfPrefix[value.split('-', 1)[0] ?? ''] ?? 'letter'
}

const letterTags: Readonly<Record<string, string>> = {
  extra_small: 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  extra_large: 'XL',
  double_extra_large: 'XXL',
}

/** Returns a size as on a garment's tag, the same in every language: `M`, `EU 38`, `W32`, `2-3Y`, `3 pc`. */
export function sizeTag(value: string): string {
  const [, amount = ''] = /^[a-z]+-(.+)$/.exec(value) ?? []
  switch (sizeSystemOf(value)) {
    case 'letter':
      return letterTags[value] ?? value
    case 'shoe':
      return `EU ${amount}`
    case 'waist':
      return `W${amount}`
    case 'age':
      return amount.toUpperCase()
    case 'pieces':
      return `${amount} pc`
  }
}

/** Returns the nearest standard size, which older clients read; null outside the letter sizes. */
export function standardSizeOf(value: string): StandardSize | null {
  if (sizeSystemOf(value) !== 'letter') return null
  if (value === 'extra_small') return 'small'
  return value === 'double_extra_large' ? 'extra_large' : (value as StandardSize)
}
