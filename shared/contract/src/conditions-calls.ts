import { defineCall } from './call.ts'

export const listConditions = defineCall({
  name: 'listConditions',
  method: 'GET',
  path: '/v1/listing/conditions',
  access: 'anyone',
  summary: 'All conditions.',
  schemas: async () => (await import('./conditions-schemas.ts')).listConditionsSchemas,
})

export const listFilterConditions = defineCall({
  name: 'listFilterConditions',
  method: 'GET',
  path: '/v1/listing/public/products/the/products/conditions',
  access: 'anyone',
  summary: 'All conditions, in the form the listing filter reads.',
  schemas: async () => (await import('./conditions-schemas.ts')).listFilterConditionsSchemas,
})
