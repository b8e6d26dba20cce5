/** Number of colours and patterns (SHOP-5). */
export const PIE_LOOKS = 5

/** A slice of a unit circle around 0,0, clockwise from the top. */
export interface PieSlice {
  path: string
  /** 0 to 1. */
  share: number
  middle: { x: number; y: number }
  colour: number
  /** Differs from the neighbours' and from other slices of the same colour. */
  pattern: number
}

const pointAt = (turn: number, radius = 1) => ({
  x: round(Math.sin(turn * 2 * Math.PI) * radius),
  y: round(-Math.cos(turn * 2 * Math.PI) * radius),
})

const round = (value: number) => Math.round(value * 10_000) / 10_000

export function pieSlices(counts: readonly number[]): PieSlice[] {
  const whole = counts.reduce((sum, count) => sum + count, 0)
  let turned = 0
  return counts.flatMap((count, place) => {
    if (count <= 0) return []
    const [from, share] = [turned, count / whole]
    turned += share
    const look = { colour: place % PIE_LOOKS, pattern: (place + Math.floor(place / PIE_LOOKS)) % PIE_LOOKS }
    return {
      path: outline(from, from + share),
      share,
      middle: pointAt(from + share / 2, share === 1 ? 0 : 0.66),
      ...look,
    }
  })
}

function outline(from: number, to: number): string {
  // An arc cannot end where it starts: a full circle is two halves.
  if (to - from > 0.9999) return 'M 0 -1 A 1 1 0 1 1 0 1 A 1 1 0 1 1 0 -1 Z'
  const [start, end] = [pointAt(from), pointAt(to)]
  return `M 0 0 L ${start.x} ${start.y} A 1 1 0 ${to - from > 0.5 ? 1 : 0} 1 ${end.x} ${end.y} Z`
}

/** Returns whole percent, at least 1. */
export const percentOf = (share: number): number => Math.max(1, Math.round(share * 100))
