import { defineCall } from './call.ts'

export const getBankDetails = defineCall({
  name: 'getBankDetails',
  method: 'GET',
  path: '/v1/user/bank/details/show',
  access: 'bearer',
  summary: "The signed-in person's bank details; null before they gave any.",
  schemas: async () => (await import('./bank-details-schemas.ts')).getBankDetailsSchemas,
})

export const saveBankDetails = defineCall({
  name: 'saveBankDetails',
  method: 'POST',
  path: '/v1/user/bank/details/create',
  access: 'bearer',
  summary: "Sets the signed-in person's bank details, the first time and later.",
  schemas: async () => (await import('./bank-details-schemas.ts')).saveBankDetailsSchemas,
})
