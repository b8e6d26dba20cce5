/** One leading slash, and nothing that a browser reads as another: no backslash, no tab or line break. */
const pathOfThisSite = /^\/(?!\/)[^\\\p{Cc}]*$/u

/** The way on that an address asks for, where it leads to a page of this site; undefined otherwise (SESSION-3). */
export function redirectTarget(asked: string | null): string | undefined {
  if (!asked || !pathOfThisSite.test(asked)) return undefined
  // Dot segments fold away: /.//evil.example would come out as //evil.example.
  const { origin, pathname } = new URL(asked, window.location.origin)
  return origin === window.location.origin && !pathname.startsWith('//') ? asked : undefined
}
