/** The top-level groups in their fixed order, as the categories call names them. */
export const groups = ['men', 'women', 'kids', 'wedding dresses', 'beauty'] as const
export type Group = (typeof groups)[number]

/** The groups as words of an address: `wedding dresses` is `wedding-dresses`. */
export const groupSlugs = ['men', 'women', 'kids', 'wedding-dresses', 'beauty'] as const
export type GroupSlug = (typeof groupSlugs)[number]

/** Fixed id of wedding dresses (LISTING-7), kept out of the plain women listing. */
export const WEDDING_DRESSES_ID = 49
