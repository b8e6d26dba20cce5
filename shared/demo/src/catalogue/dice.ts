/** A seeded stream of choices, so that the demo is the same on every machine. */
export interface Dice {
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** Chooses by weight; weights are positive. */
  weigh<T>(choices: readonly T[], weightOf: (choice: T) => number): T
  shuffle<T>(choices: readonly T[]): T[]
}

/** Starts a stream from a seed; the same seed always gives the same stream (splitmix32). */
export function createDice(seed: string): Dice {
  let state = 0x9e3779b9
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)
  function roll(): number {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000
  }
  const whole = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1))
  return {
    whole,
    chance: probability => roll() < probability,
    pick: choices => choices[whole(0, choices.length - 1)]!,
    weigh(choices, weightOf) {
      let rest = roll() * choices.reduce((sum, choice) => sum + weightOf(choice), 0)
      for (const choice of choices) {
        rest -= weightOf(choice)
        if (rest < 0) return choice
      }
      return choices.at(-1)!
    },
    shuffle(choices) {
      const shuffled = [...choices]
      for (let index = shuffled.length - 1; index > 0; index--) {
        const other = whole(0, index)
        ;[shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!]
      }
      return shuffled
    },
  }
}
