import { cleanTitle } from '@closyyy/contract/products-text'
import { spellingsOf } from './search-spellings.ts'

/** Words that no title is searched for, unless the query has no others; in English, Roman Urdu and Urdu. */
const STOP_WORDS = new Set(
  'a an and by for from in of on or the to with aur ka ke ki اور سے کا کو کی کے لئے لیے میں'.split(' '),
)

/** Returns each word of a text, or two that belong together as `t shirt`, as all of its spellings. */
export function searchWords(text: string): string[][] {
  const all = cleanTitle(text).toLowerCase().split(' ').filter(Boolean)
  const rest = all.filter(word => !STOP_WORDS.has(word))
  const words = rest.length > 0 ? rest : all
  const found: string[][] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const pair = spellingsOf(words.slice(index, index + 2).join(' '))
    found.push(pair ?? spellingsOf(word) ?? [word])
    if (pair) index += 1
  }
  return found
}
