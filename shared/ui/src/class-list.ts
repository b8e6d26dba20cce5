/** Joins class names with spaces, skipping falsy ones: `classList('a', isOpen && 'b')`. */
export function classList(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
