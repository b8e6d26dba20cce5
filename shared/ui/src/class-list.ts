/** Joins class names, skipping falsy ones. */
export function classList(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
