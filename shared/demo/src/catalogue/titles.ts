import type { Colour, Fabric } from '../photos/photo-spec.ts'
import { brandSpelling } from './brands.ts'
import type { Dice } from './dice.ts'
import type { GarmentLine } from './garment-line.ts'
import type { Voice } from './people.ts'
import type { SizeChoice } from './sizes.ts'

/** Facts that a title is made of. */
export interface TitleSubject {
  readonly line: GarmentLine
  readonly fabric: Fabric
  readonly colour: Colour
  readonly accent: Colour
  readonly brand: string | null
  readonly size: SizeChoice
  readonly voice: Voice
}

const branded = [
  'B F N C',
  'B F N in C',
  'B C F N',
  'B S F N C',
  'C F N by B',
  'B S N C',
  'B C N T',
  'B F N T',
  'B C S N',
  'C F N B',
  'B F N C T',
]
const nameless = ['C F N', 'S C F N', 'F N in C', 'C F N T', 'S F N C', 'C S N T', 'F N C T', 'S N in C', 'C S F N']

function tailOf(line: GarmentLine, size: SizeChoice, dice: Dice): string {
  if (size.eu !== null) return `size ${size.eu}`
  if (size.age !== null) return dice.pick([size.age, `for ${size.age}`])
  if (line.tails) return dice.pick(line.tails)
  const letter = { small: 'small', medium: 'medium', large: 'large', extra_large: 'XL' } as const
  const word = size.waist ?? (size.letter && letter[size.letter])
  return word && dice.chance(0.5) ? `size ${word}` : ''
}

function hasEcho(words: readonly string[]): boolean {
  return new Set(words.map(word => word.toLowerCase())).size < words.length
}

const girlish = new Set<Colour>(['blush pink', 'lilac', 'lavender', 'peach', 'fuchsia', 'dusty rose'])

/** Excludes implausible titles, such as pink for boys. */
function isOdd(text: string, colour: Colour): boolean {
  return /\b(boys|baba)\b/.test(text) && girlish.has(colour)
}

function asTitled(words: readonly string[], voice: Voice, dice: Dice): string {
  const isHeadline = voice === 'precise' ? dice.chance(0.7) : voice === 'desi' && dice.chance(0.3)
  const spelled = words.map((word, index) => {
    if (index > 0 && !isHeadline) return word
    return ['in', 'by', 'with', 'for', 'to'].includes(word) && index > 0 ? word : word[0]!.toUpperCase() + word.slice(1)
  })
  return spelled.join(' ')
}

const named = new Set(['jhumka', 'necklace'])
const colourless = new Set(['perfume', 'skincare'])
const gilded = new Set(['watch', 'sunglasses'])

/** Returns the colour a shopper would name: the stones of jewellery, none for a bottle or a metal case. */
function colourWord({ line, fabric, colour, accent }: TitleSubject): string {
  if (named.has(line.garment)) return accent
  const hasNone = colourless.has(line.garment) || (fabric === 'metal' && gilded.has(line.garment))
  return hasNone ? '' : colour
}

/** Writes one candidate title of three to eight words; callers retry if it is taken. */
export function writeTitle(subject: TitleSubject, dice: Dice): string {
  const { line, fabric, colour, brand, size, voice } = subject
  const pattern = dice.pick(brand === null ? nameless : branded)
  const parts: Readonly<Record<string, string>> = {
    B: brand === null ? '' : brandSpelling(brand),
    F: dice.pick(line.cloths[fabric]!),
    N: dice.pick(line.nouns),
    C: colourWord(subject),
    S: dice.pick(line.styles),
    T: tailOf(line, size, dice),
  }
  const text = pattern
    .split(' ')
    .map(part => parts[part] ?? part)
    .filter(part => part !== '')
    .join(' ')
  const words = text.split(' ')
  const isComplete = words.length >= 3 && words.length <= 8 && words.at(-1) !== 'in'
  if (!isComplete || hasEcho(words) || isOdd(text, colour)) return writeTitle(subject, dice)
  return asTitled(words, voice, dice)
}
