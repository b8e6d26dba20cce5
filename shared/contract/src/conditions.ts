import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './scalars.ts'

export const Condition = z.object({ id: Id, title: z.string() })
export type Condition = z.infer<typeof Condition>

/** The fixed conditions (storefront.txt section 3). */
export const conditions: Condition[] = [
  { id: 1, title: 'New' },
  { id: 2, title: 'Used - Like New' },
  { id: 3, title: 'Used - Good' },
]

export const listConditions = defineCall({
  name: 'listConditions',
  method: 'GET',
  path: '/v1/listing/conditions',
  access: 'anyone',
  summary: 'All conditions.',
  data: z.array(Condition),
})

export const listFilterConditions = defineCall({
  name: 'listFilterConditions',
  method: 'GET',
  path: '/v1/listing/public/products/the/products/conditions',
  access: 'anyone',
  summary: 'All conditions, in the form the listing filter reads.',
  data: z.object({ conditions: z.array(Condition) }),
})
