import * as z from '@closyyy/contract/schema'
import { groupSlugs, groups } from './categories.ts'
import { Id } from './scalars.ts'

export const Category = z.object({ id: Id, name: z.string(), group: z.enum(groups) })

export const CategoriesByGroup = z.record(z.string(), z.array(Category))

export const listCategories = { data: CategoriesByGroup }

export const listGroupCategories = {
  params: z.object({ group: z.enum(groupSlugs) }),
  data: z.object({ categories: z.array(z.object({ id: Id, name: z.string() })) }),
}
