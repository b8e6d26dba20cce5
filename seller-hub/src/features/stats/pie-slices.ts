/** How many colours and patterns the pie has (SHOP-5). */
export const PIE_LOOKS = 5

/** A slice of a pie of radius 1 around 0,0, clockwise from the top. */
export interface PieSlice {
  /** SVG path of its outline. */
  path: string
  /** Of the whole, 0 to 1. */
  share: number
  /** Where a word about it stands. */
  middle: { x: number; y: number }
  colour: number
  /** Differs from that of its neighbours, and from the slice that has its colour. */
  pattern: number
}

const pointAt = (turn: number, radius = 1) => ({
  x: round(Math.sin(turn * 2 * Math.PI) * radius),
  y: round(-Math.cos(turn * 2 * Math.PI) * radius),
})

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** The slices of some counts; none where there is nothing to share. */
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
  // An arc that ends where it starts is none: a whole pie is two halves.
  if (to - from > 0.9999) return 'M 0 -1 A 1 1 0 1 1 0 1 A 1 1 0 1 1 0 -1 Z'
  const [start, end] = [pointAt(from), pointAt(to)]
  return `M 0 0 L ${start.x} ${start.y} A 1 1 0 ${to - from > 0.5 ? 1 : 0} 1 ${end.x} ${end.y} Z`
}

/** A share in whole percent; a small one is never told as none. */
export const percentOf = (share: number): number => Math.max(1, Math.round(share * 100))
