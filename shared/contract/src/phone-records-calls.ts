import { defineCall } from './call.ts'

/** Returns the parcels that the signed-in person accepted and refused, as they count now (PHONE-RECORD-2). */
export const getPhoneRecord = defineCall({
  name: 'getPhoneRecord',
  method: 'GET',
  path: '/v1/user/phone-record',
  access: 'bearer',
  suspended: true,
  summary:
    "Get the parcels that the signed-in person's phone accepted and refused in two years, what they mean for cash orders, and each refusal with its appeal.",
  schemas: async () => (await import('./phone-records-schemas.ts')).getPhoneRecordSchemas,
})
