import type { Category } from '@closyyy/contract/categories-schemas'
import { searchWords } from './search-words.ts'

/** Other names of departments and categories, by their names on the wire. */
const OTHER_NAMES: Record<string, string[]> = {
  kids: ['baby', 'boy', 'girl'],
  'wedding dresses': ['wedding', 'bridal', 'bridal dress', 'bridal wear', 'عروسی ملبوسات'],
  beauty: ['cosmetics'],
  shoes: ['footwear'],
  bags: ['handbag', 'purse'],
  kurtis: ['women kurta'],
  activewear: ['sportswear', 'ورزش کپڑے'],
  skincare: ['جلد نگہداشت'],
}

/** Categories that a query names, and the words that their products have to have in title or brand. */
export interface NamedCategories {
  ids: number[]
  rest: string[][]
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '')

/** Returns what is the same for all spellings of a word, in singular and plural. */
const keyOf = ([first = '']: readonly string[]) => singular(first)

const cache = new WeakMap<Category, string[][]>()

/** Returns the names of a category and its department, each as the keys of its words. */
function namesOf(category: Category): string[][] {
  const cached = cache.get(category)
  if (cached) return cached
  const names = [category.name, category.group]
    .flatMap(name => [name, ...(OTHER_NAMES[name] ?? [])])
    .map(name => searchWords(name).map(keyOf))
  cache.set(category, names)
  return names
}

/**
 * Returns the categories whose name or department is among the words. A name of several words counts if the query has
 * all of them: not everything in “coats and jackets” is a coat.
 */
export function namedCategories(words: readonly string[][], categories: readonly Category[]): NamedCategories[] {
  const keys = new Set(words.map(keyOf))
  const found = new Map<string, NamedCategories>()
  for (const category of categories) {
    const named = new Set(namesOf(category).flatMap(name => (name.every(key => keys.has(key)) ? name : [])))
    if (named.size === 0) continue
    const rest = words.filter(word => !named.has(keyOf(word)))
    const key = rest.map(keyOf).join(' ')
    const same = found.get(key)
    if (same) same.ids.push(category.id)
    else found.set(key, { ids: [category.id], rest })
  }
  return [...found.values()]
}
