import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './scalars.ts'

/** The top-level groups in their fixed order, as the categories call names them. */
export const groups = ['men', 'women', 'kids', 'wedding dresses', 'beauty'] as const
export type Group = (typeof groups)[number]

/** The groups as words of an address: `wedding dresses` is `wedding-dresses`. */
export const groupSlugs = ['men', 'women', 'kids', 'wedding-dresses', 'beauty'] as const
export type GroupSlug = (typeof groupSlugs)[number]

/** Fixed id of wedding dresses (storefront.txt section 9), kept out of the plain women listing. */
export const WEDDING_DRESSES_ID = 49

export const Category = z.object({ id: Id, name: z.string(), group: z.enum(groups) })
export type Category = z.infer<typeof Category>

export const CategoriesByGroup = z.record(z.string(), z.array(Category))
export type CategoriesByGroup = z.infer<typeof CategoriesByGroup>

export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/v1/listing/categories',
  access: 'anyone',
  summary: 'All categories, grouped by group name in the fixed order.',
  data: CategoriesByGroup,
})

export const listGroupCategories = defineCall({
  name: 'listGroupCategories',
  method: 'GET',
  path: '/v1/listing/public/products/the/categories/:group',
  access: 'anyone',
  summary: 'The categories of one group, as a filter offers them.',
  params: z.object({ group: z.enum(groupSlugs) }),
  data: z.object({ categories: z.array(z.object({ id: Id, name: z.string() })) }),
})
