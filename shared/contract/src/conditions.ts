import { defineCall } from './call.ts'
import type * as schemas from './conditions-schemas.ts'
import type * as z from './schema.ts'

export type Condition = z.infer<typeof schemas.Condition>

/** The fixed conditions (PRODUCT-20). */
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
  schemas: async () => (await import('./conditions-schemas.ts')).listConditions,
})

export const listFilterConditions = defineCall({
  name: 'listFilterConditions',
  method: 'GET',
  path: '/v1/listing/public/products/the/products/conditions',
  access: 'anyone',
  summary: 'All conditions, in the form the listing filter reads.',
  schemas: async () => (await import('./conditions-schemas.ts')).listFilterConditions,
})
