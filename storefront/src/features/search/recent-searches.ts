import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'recentSearches'
const MAX_SEARCHES = 8
const none: readonly string[] = []

const listeners = new Set<() => void>()
let last: { text: string | null; searches: readonly string[] } | undefined

/** Returns the same array until the storage changes. */
function readSearches(): readonly string[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY)
    if (last?.text !== text) last = { text, searches: none }
    if (last.searches === none && text) last.searches = searchesIn(JSON.parse(text))
    return last.searches
  } catch {
    // The storage is blocked, or has what others wrote.
    return none
  }
}

const searchesIn = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(one => typeof one === 'string').slice(0, MAX_SEARCHES) : none

function writeSearches(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(searches))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is full or blocked; searching works without.
  }
  for (const listener of listeners) listener()
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

const without = (term: string) => readSearches().filter(search => !isSame(search, term))

/** Puts a search first in the list of this device (SEARCH-5). */
export const addRecentSearch = (term: string) => writeSearches([term, ...without(term)].slice(0, MAX_SEARCHES))

export const removeRecentSearch = (term: string) => writeSearches(without(term))

export const removeRecentSearches = () => writeSearches([])

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The recent searches, newest first; none on the server. */
export const useRecentSearches = () => useSyncExternalStore(subscribe, readSearches, () => none)
