/** Bytes of a header beyond which keys of single rows are replaced by one for all of them. */
const MAX_BYTES = 4_000

/** A key that a change of many rows announces instead of theirs; responses carry it beside the keys of its kinds. */
const wideKeys: Readonly<Record<string, 'products' | 'people'>> = {
  product: 'products',
  shop: 'products',
  category: 'products',
  facets: 'products',
  catalogue: 'products',
  likes: 'products',
  person: 'people',
  profile: 'people',
  ratings: 'people',
}

/** Kinds of which any change announces `KIND-any` too. */
const kindsWithAny = /^(product|person)-\d+$/

const kindOf = (key: string) => key.split('-', 1)[0] ?? ''

type Kind = 'product' | 'shop' | 'category' | 'facets' | 'likes' | 'person' | 'profile' | 'ratings'

/** Names what a response depends on; migration 0024 announces the same names (decision 031). */
export interface SurrogateKeys {
  /** Adds a key of a kind that has no rows of its own. */
  add(key: 'brands' | 'catalogue' | 'categories' | 'conditions'): void
  /** Adds the keys of rows, or of all rows of the kind. */
  addRows(kind: Kind, ids: Iterable<number | 'any'>): void
  /** Returns the value of the header `surrogate-key`; undefined without keys. */
  header(): string | undefined
}

export function createSurrogateKeys(): SurrogateKeys {
  const keys = new Set<string>()
  const addWithWide = (key: string) => {
    const wide = wideKeys[kindOf(key)]
    if (wide) keys.add(wide)
    keys.add(key)
  }
  return {
    add: addWithWide,
    addRows(kind, ids) {
      for (const id of ids) addWithWide(`${kind}-${id}`)
    },
    header() {
      if (keys.size === 0) return undefined
      const text = [...keys].join(' ')
      if (text.length <= MAX_BYTES) return text
      return [...new Set([...keys].map(key => (kindsWithAny.test(key) ? `${kindOf(key)}-any` : key)))].join(' ')
    },
  }
}

/** Replaces keys of single rows by those of many. */
export function coarsen(keys: Iterable<string>): Set<string> {
  return new Set([...keys].map(key => wideKeys[kindOf(key)] ?? key))
}
