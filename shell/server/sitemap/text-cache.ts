interface Kept {
  text: Promise<string | undefined>
  madeAt: number
}

/** Texts by name, made once for all who ask; what failed or came to nothing is not kept. */
export function keepTexts(make: (name: string) => Promise<string | undefined>, freshMs: number, most: number) {
  const kept = new Map<string, Kept>()
  return (name: string): Promise<string | undefined> => {
    const known = kept.get(name)
    if (known && Date.now() - known.madeAt < freshMs) return known.text
    const entry = { text: make(name), madeAt: Date.now() }
    kept.delete(name)
    kept.set(name, entry)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    const drop = () => kept.get(name) === entry && kept.delete(name)
    entry.text.then(text => text ?? drop(), drop)
    return entry.text
  }
}
