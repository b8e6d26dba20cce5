import type { Dice } from './dice.ts'

/** Deals cards in random order and starts over only when all have been dealt. */
export interface Deck {
  /** Deals the next card that fits; undefined if none does. */
  deal(fits: (card: string) => boolean): string | undefined
}

export function createDeck(cards: readonly string[], dice: Dice): Deck {
  let rest = dice.shuffle(cards)
  let dealt: string[] = []
  function take(fits: (card: string) => boolean): string | undefined {
    const index = rest.findIndex(fits)
    if (index < 0) return undefined
    const [card] = rest.splice(index, 1)
    dealt.push(card!)
    return card
  }
  return {
    deal(fits) {
      const card = take(fits)
      if (card !== undefined) return card
      const half = Math.ceil(dealt.length / 2)
      rest = [...rest, ...dice.shuffle(dealt.slice(0, half))]
      dealt = dealt.slice(half)
      return take(fits)
    },
  }
}
