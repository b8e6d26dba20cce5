import * as z from '@closyyy/contract/schema'
import { groupSlugs } from './categories.ts'
import { Id } from './scalars.ts'

export const Brand = z.object({ id: Id, name: z.string() })

export const listBrands = {
  data: z.array(Brand),
}

export const listGroupBrands = {
  params: z.object({ group: z.enum(groupSlugs) }),
  data: z.object({ brands: z.array(Brand) }),
}
