import { defineCall } from './call.ts'

/** Returns the bank details of the signed-in person, null before they are first saved. */
export const getBankDetails = defineCall({
  name: 'getBankDetails',
  method: 'GET',
  path: '/v1/user/bank/details/show',
  access: 'bearer',
  suspended: true,
  summary: "Get the signed-in person's bank details; null if there are none.",
  schemas: async () => (await import('./bank-details-schemas.ts')).getBankDetailsSchemas,
})

/** Creates or replaces the bank details of the signed-in person (PAYOUT-1); requested payouts keep theirs. */
export const saveBankDetails = defineCall({
  name: 'saveBankDetails',
  method: 'POST',
  path: '/v1/user/bank/details/create',
  access: 'bearer',
  requiresFresh: true,
  summary: "Create or replace the signed-in person's bank details.",
  schemas: async () => (await import('./bank-details-schemas.ts')).saveBankDetailsSchemas,
})
