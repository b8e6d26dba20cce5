/** A seeded stream of choices; the same seed always gives the same stream. */
export interface Random {
  /** A number from low up to high. */
  range(low: number, high: number): number
  /** One of the choices. */
  pick<T>(choices: readonly T[]): T
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
}

/** Starts a stream (mulberry32) from any text. */
export function createRandom(text: string): Random {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    range: (low, high) => low + next() * (high - low),
    pick: choices => choices[Math.floor(next() * choices.length)]!,
    chance: probability => next() < probability,
  }
}
