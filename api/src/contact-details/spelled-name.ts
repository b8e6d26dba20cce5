import { SYMBOLS } from './folded-text.ts'

const substitutes: Readonly<Record<string, string>> = { a: 'a4@', e: 'e3', i: 'i1!l', o: 'o0', s: 's5$' }

/** Returns the source of a regular expression that also matches a name with repeated letters, digits in their place or symbols between them. */
export function spelledName(name: string): string {
  return [...name].map(letter => `[${substitutes[letter] ?? letter}]{1,2}`).join(`[${SYMBOLS},]{0,2}`)
}
