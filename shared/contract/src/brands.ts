import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { groupSlugs } from './categories.ts'
import { Id } from './scalars.ts'

export const Brand = z.object({ id: Id, name: z.string() })
export type Brand = z.infer<typeof Brand>

export const listBrands = defineCall({
  name: 'listBrands',
  method: 'GET',
  path: '/v1/listing/brands',
  access: 'anyone',
  summary: 'All brands by name.',
  data: z.array(Brand),
})

export const listGroupBrands = defineCall({
  name: 'listGroupBrands',
  method: 'GET',
  path: '/v1/listing/public/products/the/brands/:group',
  access: 'anyone',
  summary: 'The brands that have a product on sale in one group.',
  params: z.object({ group: z.enum(groupSlugs) }),
  data: z.object({ brands: z.array(Brand) }),
})
