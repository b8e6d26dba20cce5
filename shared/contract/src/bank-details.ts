import type * as schemas from './bank-details-schemas.ts'
import { defineCall } from './call.ts'
import type * as z from './schema.ts'

export type BankDetails = z.infer<typeof schemas.BankDetails>

export const getBankDetails = defineCall({
  name: 'getBankDetails',
  method: 'GET',
  path: '/v1/user/bank/details/show',
  access: 'bearer',
  summary: "The signed-in person's bank details; null before they gave any.",
  schemas: async () => (await import('./bank-details-schemas.ts')).getBankDetails,
})

export const saveBankDetails = defineCall({
  name: 'saveBankDetails',
  method: 'POST',
  path: '/v1/user/bank/details/create',
  access: 'bearer',
  summary: "Sets the signed-in person's bank details, the first time and later.",
  schemas: async () => (await import('./bank-details-schemas.ts')).saveBankDetails,
})
