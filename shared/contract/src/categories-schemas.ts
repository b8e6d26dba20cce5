import * as z from '@closyyy/contract/schema'
import { groupSlugs, groups } from './categories.ts'
import { Id } from './scalars.ts'

/** A category; its id is stable, some ids are fixed (LISTING-7). */
export const Category = z.object({ id: Id, name: z.string(), group: z.enum(groups) })
export type Category = z.infer<typeof Category>

/** Categories by group name, the keys in the order of `groups`. */
export const CategoriesByGroup = z.record(z.string(), z.array(Category))
export type CategoriesByGroup = z.infer<typeof CategoriesByGroup>

export const listCategoriesSchemas = { data: CategoriesByGroup }

export const listGroupCategoriesSchemas = {
  params: z.object({ group: z.enum(groupSlugs) }),
  data: z.object({ categories: z.array(z.object({ id: Id, name: z.string() })) }),
}
