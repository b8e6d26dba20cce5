import * as z from '@closyyy/contract/schema'
import { groupSlugs } from './categories.ts'
import { Id } from './scalars.ts'

/** A brand of the list; others are a product's `brand_name` only (PRODUCT-9). */
export const Brand = z.object({ id: Id, name: z.string() })
export type Brand = z.infer<typeof Brand>

export const listBrandsSchemas = {
  data: z.array(Brand),
}

export const listGroupBrandsSchemas = {
  params: z.object({ group: z.enum(groupSlugs) }),
  data: z.object({ brands: z.array(Brand) }),
}
