import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import { productNounOf } from './product-nouns.ts'
import { occasionsOf, timesWorn } from './wording/occasions.ts'
import { themeOf } from './wording/theme.ts'

const letters = { small: 'small', medium: 'medium', large: 'large', extra_large: 'extra large' } as const
const bridalEvents = ['barat', 'walima', 'nikah', 'engagement', 'mehndi'] as const
const guesses = { 'lehenga choli': 'barat', gharara: 'nikah', 'bridal maxi': 'walima', sherwani: 'barat' } as const

function childOf(title: string, dice: Dice): string {
  if (/girl|frock|skirt|princess/i.test(title)) return 'daughter'
  return /boy|baba/i.test(title) ? 'son' : dice.pick(['daughter', 'son'])
}

function bridalEventOf(draft: Draft, title: string): string {
  const named = bridalEvents.find(event => title.toLowerCase().includes(event))
  return named ?? guesses[draft.line.garment as keyof typeof guesses] ?? 'wedding'
}

/** Returns the values of a description's slots for one product. */
export function slotsFor(draft: Draft, title: string, dice: Dice): Readonly<Record<string, string>> {
  const { one, many, isPlural } = productNounOf(draft.line)
  const { letter, waist, eu, age } = draft.size
  return {
    noun: one,
    noun_many: many,
    it: isPlural ? 'them' : 'it',
    they: isPlural ? 'they' : 'it',
    It: isPlural ? 'They' : 'It',
    this: isPlural ? 'these' : 'this',
    is: isPlural ? 'are' : 'is',
    s: isPlural ? '' : 's',
    colour: draft.colour,
    accent: draft.accent,
    accent_start: draft.accent[0]!.toUpperCase() + draft.accent.slice(1),
    brand: draft.brand ?? '',
    city: draft.seller.city,
    child: childOf(title, dice),
    bridal_event: bridalEventOf(draft, title),
    size: letter ? letters[letter] : `${waist ?? ''}`,
    eu: `${eu}`,
    age: age ?? '',
    times: dice.pick(timesWorn),
    event: dice.pick(occasionsOf(themeOf(draft.line.family))),
  }
}

export function fillSlots(card: string, slots: Readonly<Record<string, string>>): string {
  const text = card.split('|')[0]!.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  const spoken = text.replace(/\b([Aa]) (?=(?:olive|indigo|emerald|ivory|oatmeal|espresso)\b)/g, '$1n ')
  return spoken[0]!.toUpperCase() + spoken.slice(1)
}
