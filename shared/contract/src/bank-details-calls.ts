import { defineCall } from './call.ts'

/** Returns the bank details of the signed-in person, null before they are first saved. */
export const getBankDetails = defineCall({
  name: 'getBankDetails',
  method: 'GET',
  path: '/v1/user/bank/details/show',
  access: 'bearer',
  summary: "The signed-in person's bank details; null before they gave any.",
  schemas: async () => (await import('./bank-details-schemas.ts')).getBankDetailsSchemas,
})

/** Creates or replaces the bank details of the signed-in person (PAYOUT-1); requested payouts keep theirs. */
export const saveBankDetails = defineCall({
  name: 'saveBankDetails',
  method: 'POST',
  path: '/v1/user/bank/details/create',
  access: 'bearer',
  summary: "Sets the signed-in person's bank details, the first time and later.",
  schemas: async () => (await import('./bank-details-schemas.ts')).saveBankDetailsSchemas,
})
