/** Top-level groups in their fixed order, by their names on the wire. */
export const groups = ['men', 'women', 'kids', 'wedding dresses', 'beauty'] as const
export type Group = (typeof groups)[number]

/** Path segments of the groups, in the same order. */
export const groupSlugs = ['men', 'women', 'kids', 'wedding-dresses', 'beauty'] as const
export type GroupSlug = (typeof groupSlugs)[number]

/** Fixed id of wedding dresses, which the plain women's listing leaves out (LISTING-7). */
export const WEDDING_DRESSES_ID = 49
