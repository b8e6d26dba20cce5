/** What a guest wanted to do when the shop asked them to sign in. */
export interface Wish {
  kind: 'follow' | 'offer' | 'like' | 'save' | 'rate'
  /** Id of the person or product that it is about. */
  subject: number
}

/** A wish, and the path of this site where it was made. */
export interface KeptWish extends Wish {
  path: string
  /** Milliseconds since 1970 after which it counts no more. */
  until: number
}

const KEY = 'wish'
/** Signing up takes a code and an email; after this time nobody remembers what they wanted, in milliseconds. */
const LIFE_MS = 2 * 3_600_000

/** Remembers a wish over signing in, also where the emailed link opens another tab. Browser only, as all here. */
export function keepWish(wish: Wish, path: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...wish, path, until: Date.now() + LIFE_MS } satisfies KeptWish))
}

/** The wish that is kept, or undefined; it stays kept. */
export function readWish(): KeptWish | undefined {
  try {
    const wish: KeptWish | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return wish && wish.until > Date.now() ? wish : undefined
  } catch {
    return undefined
  }
}

/** True once where this very wish is kept; it is forgotten then. */
export function takeWish({ kind, subject }: Wish): boolean {
  const kept = readWish()
  if (kept?.kind !== kind || kept.subject !== subject) return false
  localStorage.removeItem(KEY)
  return true
}
