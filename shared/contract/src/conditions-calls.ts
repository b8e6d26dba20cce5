import { defineCall } from './call.ts'

/** Lists the fixed conditions, for anyone (PRODUCT-20). */
export const listConditions = defineCall({
  name: 'listConditions',
  method: 'GET',
  path: '/v1/listing/conditions',
  access: 'anyone',
  summary: 'List all conditions.',
  schemas: async () => (await import('./conditions-schemas.ts')).listConditionsSchemas,
})

/** Lists the fixed conditions below `conditions`, as the listing's filter reads them (PRODUCT-20). */
export const listFilterConditions = defineCall({
  name: 'listFilterConditions',
  method: 'GET',
  path: '/v1/listing/public/products/the/products/conditions',
  access: 'anyone',
  summary: 'List all conditions for the listing filter.',
  schemas: async () => (await import('./conditions-schemas.ts')).listFilterConditionsSchemas,
})
