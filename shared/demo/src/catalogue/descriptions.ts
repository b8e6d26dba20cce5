import { createDeck, type Deck } from './deck.ts'
import { fillSlots, slotsFor } from './description-slots.ts'
import { fitsTraits, traitsOf } from './description-traits.ts'
import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import { inchesSentence } from './inches.ts'
import type { Voice } from './people.ts'
import { closing, fitting, urdu } from './wording/closing.ts'
import { cloth } from './wording/cloth.ts'
import { detail } from './wording/detail.ts'
import { flaw } from './wording/flaw.ts'
import { type Theme, themeOf } from './wording/theme.ts'
import { wear } from './wording/wear.ts'
import { severalWhy, why } from './wording/why.ts'

type Part = 'why' | 'cloth' | 'wear' | 'fit' | 'detail' | 'flaw' | 'closing' | 'urdu'

const manners: Readonly<Record<Voice, readonly (readonly Part[])[]>> = {
  brief: [
    ['wear', 'fit'],
    ['cloth', 'wear', 'flaw'],
    ['wear', 'detail', 'flaw'],
    ['fit', 'wear', 'closing'],
    ['detail', 'wear'],
  ],
  chatty: [
    ['why', 'cloth', 'wear', 'flaw'],
    ['why', 'wear', 'detail', 'closing'],
    ['cloth', 'why', 'fit', 'flaw'],
    ['detail', 'why', 'wear', 'flaw', 'closing'],
    ['why', 'detail', 'fit'],
  ],
  precise: [
    ['wear', 'cloth', 'fit', 'flaw', 'closing'],
    ['cloth', 'fit', 'wear', 'flaw'],
    ['fit', 'wear', 'flaw', 'detail'],
    ['wear', 'fit', 'detail', 'flaw', 'closing'],
  ],
  desi: [
    ['why', 'wear', 'urdu', 'flaw'],
    ['cloth', 'urdu', 'wear', 'fit'],
    ['wear', 'detail', 'urdu', 'closing'],
    ['urdu', 'why', 'flaw', 'fit'],
    ['detail', 'wear', 'flaw', 'urdu'],
  ],
  polite: [
    ['why', 'detail', 'wear', 'flaw', 'closing'],
    ['cloth', 'wear', 'detail', 'flaw'],
    ['wear', 'why', 'fit', 'closing'],
    ['detail', 'cloth', 'fit', 'wear', 'flaw'],
    ['why', 'cloth', 'closing', 'flaw'],
  ],
}

const tangible = new Set(['leather', 'suede', 'canvas', 'metal', 'mirror work', 'ajrak'])

function hasCloth(draft: Draft, theme: Theme): boolean {
  if (theme === 'beauty' || theme === 'scent' || draft.line.family === 'watch' || draft.line.family === 'shades')
    return false
  return theme === 'feet' || theme === 'carried' || theme === 'adorned' ? tangible.has(draft.fabric) : true
}

function cardsFor(part: Part, draft: Draft, theme: Theme): readonly string[] {
  switch (part) {
    case 'why':
      return draft.quantity > 1 ? severalWhy : why[theme]
    case 'cloth':
      return hasCloth(draft, theme) ? cloth[draft.fabric] : detail[draft.line.family]
    case 'wear':
      return wear[draft.condition][theme]
    case 'fit':
      return fitting[draft.line.fit]!.length > 0 ? fitting[draft.line.fit]! : detail[draft.line.family]
    case 'detail':
      return detail[draft.line.family]
    case 'flaw':
      return flaw[theme]
    case 'closing':
      return closing
    case 'urdu':
      return urdu
  }
}

/** Mentions flaws where there may be one, and wear only once. */
function isDue(part: Part, draft: Draft, written: readonly string[], dice: Dice): boolean {
  if (part === 'flaw') return dice.chance([0, 0.12, 0.75][draft.condition - 1]!)
  return part !== 'wear' || !written.some(card => card.split('|')[1]?.includes('worn'))
}

/** Writes descriptions in sequence and avoids repetition between neighbours and within a shop. */
export function createDescriptionWriter(dice: Dice) {
  const decks = new Map<readonly string[], Deck>()
  const usedBySeller = new Map<string, Set<string>>()

  function writeSentence(
    cards: readonly string[],
    draft: Draft,
    traits: ReadonlySet<string>,
    theme: Theme,
    own: readonly string[],
  ): string | undefined {
    const deck = decks.get(cards) ?? createDeck(cards, dice)
    decks.set(cards, deck)
    const past = usedBySeller.get(draft.seller.username) ?? new Set()
    usedBySeller.set(draft.seller.username, past)
    const fits = (card: string) => fitsTraits(card, traits, theme) && !own.includes(card)
    const card = deck.deal(candidate => fits(candidate) && !past.has(candidate)) ?? deck.deal(fits)
    if (card) past.add(card)
    return card
  }

  function compose(draft: Draft, title: string): string {
    const theme = themeOf(draft.line.family)
    const traits = traitsOf(draft, title)
    const own: string[] = []
    for (const part of dice.pick(manners[draft.seller.voice])) {
      if (!isDue(part, draft, own, dice)) continue
      const inches = part === 'fit' ? inchesSentence(draft.size.measurements, dice) : ''
      const card = inches || writeSentence(cardsFor(part, draft, theme), draft, traits, theme, own)
      if (card) own.push(card)
    }
    if (own.length < 2) own.push(writeSentence(closing, draft, traits, theme, own)!)
    const slots = slotsFor(draft, title, dice)
    return own.map(card => fillSlots(card, slots)).join(' ')
  }

  const written = new Set<string>()
  return function writeDescription(draft: Draft, title: string): string {
    let description = compose(draft, title)
    while (written.has(description)) description = compose(draft, title)
    written.add(description)
    return description
  }
}
