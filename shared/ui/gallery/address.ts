export interface View {
  story: string | null
  direction: 'ltr' | 'rtl'
  /** CSS pixels, or null for the whole window. */
  width: number | null
}

/** Reads what the gallery shows from its address. */
export function viewOf(search: string): View {
  const query = new URLSearchParams(search)
  return {
    story: query.get('story'),
    direction: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    width: Number(query.get('width')) || null,
  }
}

/** The address that shows a view. */
export function addressOf({ story, direction, width }: View): string {
  const query = new URLSearchParams()
  if (story) query.set('story', story)
  if (direction === 'rtl') query.set('dir', direction)
  if (width) query.set('width', String(width))
  return `?${query}`
}
