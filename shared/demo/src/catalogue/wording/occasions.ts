import type { Theme } from './theme.ts'

const grownUp = [
  "my cousin's mehndi",
  "a friend's nikah",
  'an office dinner',
  "Eid lunch at my nani's house",
  'one dholki',
  'a walima in Islamabad',
  'a farewell party',
  "my brother's engagement",
  'a winter wedding in Lahore',
  'a milad',
  "a dawat at my phupho's place",
  'a convocation',
]
const childhood = [
  'a birthday party',
  "chacha's wedding",
  'Eid morning',
  'the school concert',
  'one aqeeqah',
  'a mehndi in the family',
  'a picnic at Hill Park',
  "khala's walima",
]

/** Returns the occasions at which a product was worn. */
export function occasionsOf(theme: Theme): readonly string[] {
  return theme === 'kids' ? childhood : grownUp
}

export const timesWorn = [
  'twice',
  'once or twice',
  'two or three times',
  'three times',
  'a handful of times',
  'maybe four times',
] as const
