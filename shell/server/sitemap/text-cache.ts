interface Entry {
  text: Promise<string | undefined>
  createdAt: number
}

/** Creates a cache of texts by name; concurrent calls share one `create`, and failures and `undefined` are not cached. */
export function createTextCache(create: (name: string) => Promise<string | undefined>, ttlMs: number, max: number) {
  const cache = new Map<string, Entry>()
  return (name: string): Promise<string | undefined> => {
    const cached = cache.get(name)
    if (cached && Date.now() - cached.createdAt < ttlMs) return cached.text
    const entry = { text: create(name), createdAt: Date.now() }
    cache.delete(name)
    cache.set(name, entry)
    const [oldest] = cache.keys()
    if (cache.size > max && oldest !== undefined) cache.delete(oldest)
    const drop = () => cache.get(name) === entry && cache.delete(name)
    entry.text.then(text => text ?? drop(), drop)
    return entry.text
  }
}
