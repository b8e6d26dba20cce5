import { defineCall } from './call.ts'
import type * as schemas from './categories-schemas.ts'
import type * as z from './schema.ts'

/** The top-level groups in their fixed order, as the categories call names them. */
export const groups = ['men', 'women', 'kids', 'wedding dresses', 'beauty'] as const
export type Group = (typeof groups)[number]

/** The groups as words of an address: `wedding dresses` is `wedding-dresses`. */
export const groupSlugs = ['men', 'women', 'kids', 'wedding-dresses', 'beauty'] as const
export type GroupSlug = (typeof groupSlugs)[number]

/** Fixed id of wedding dresses (LISTING-7), kept out of the plain women listing. */
export const WEDDING_DRESSES_ID = 49

export type Category = z.infer<typeof schemas.Category>
export type CategoriesByGroup = z.infer<typeof schemas.CategoriesByGroup>

export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/v1/listing/categories',
  access: 'anyone',
  summary: 'All categories, grouped by group name in the fixed order.',
  schemas: async () => (await import('./categories-schemas.ts')).listCategories,
})

export const listGroupCategories = defineCall({
  name: 'listGroupCategories',
  method: 'GET',
  path: '/v1/listing/public/products/the/categories/:group',
  access: 'anyone',
  summary: 'The categories of one group, as a filter offers them.',
  schemas: async () => (await import('./categories-schemas.ts')).listGroupCategories,
})
