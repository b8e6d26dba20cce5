import type { GroupSlug } from './categories.ts'

/** Groups whose newest products the home page shows, in its order. */
export const collectionGroups = ['men', 'women', 'kids', 'wedding-dresses'] as const satisfies GroupSlug[]
