const MOST_CHARACTERS = 80

/** A file's name as a message may show it: no path, no control or direction marks, not endless; empty without one. */
export function fileNameOf(given: string | undefined): string {
  const last = given?.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MOST_CHARACTERS)
}
