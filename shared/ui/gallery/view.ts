export interface View {
  story: string | null
  direction: 'ltr' | 'rtl'
  /** CSS pixels, or null for the whole window. */
  width: number | null
}

/** Parses the query of the gallery's URL. */
export function parseView(search: string): View {
  const query = new URLSearchParams(search)
  return {
    story: query.get('story'),
    direction: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    width: Number(query.get('width')) || null,
  }
}

/** Returns the relative URL of a view. */
export function viewUrl({ story, direction, width }: View): string {
  const query = new URLSearchParams()
  if (story) query.set('story', story)
  if (direction === 'rtl') query.set('dir', direction)
  if (width) query.set('width', String(width))
  return `?${query}`
}
