import { defineCall } from './call.ts'

/** Lists what couriers remitted, latest first, for admins. */
export const listRemittances = defineCall({
  name: 'listRemittances',
  method: 'GET',
  path: '/v1/admin/remittances',
  access: 'admin',
  role: 'finance',
  summary: 'List the remittances of couriers, latest first, with the number of their rows by result.',
  schemas: async () => (await import('./remittances-schemas.ts')).listRemittancesSchemas,
})

/** Lists the parcels of a remittance in the order of its file, for admins; an unknown id has none. */
export const listRemittanceRows = defineCall({
  name: 'listRemittanceRows',
  method: 'GET',
  path: '/v1/admin/remittances/:id/rows',
  access: 'admin',
  role: 'finance',
  summary: 'List the rows of a remittance in their order, all or those with one `result`.',
  schemas: async () => (await import('./remittances-schemas.ts')).listRemittanceRowsSchemas,
})

/** Books a courier's file, for admins (REMITTANCE-1); the same file again returns the first remittance. */
export const uploadRemittance = defineCall({
  name: 'uploadRemittance',
  method: 'POST',
  path: '/v1/admin/remittances',
  access: 'admin',
  role: 'finance',
  summary:
    "Book a courier's CSV file with the columns reference, amount and date, one row a parcel. The same file again books only rows that were unknown before, and returns the first remittance; a file that cannot be read is a 422 with its line and books nothing. Rows of the caller’s own orders are not booked.",
  status: 201,
  schemas: async () => (await import('./remittances-schemas.ts')).uploadRemittanceSchemas,
})

/** Books the payment of one parcel, for admins (REMITTANCE-2); the same entry again returns the first remittance. */
export const enterRemittance = defineCall({
  name: 'enterRemittance',
  method: 'POST',
  path: '/v1/admin/remittances/entries',
  access: 'admin',
  role: 'finance',
  summary:
    'Book what a courier paid for one order, with the reference of the payment. The same entry again books only a row that was unknown before, and returns the first remittance; an order of the caller is a 403.',
  status: 201,
  schemas: async () => (await import('./remittances-schemas.ts')).enterRemittanceSchemas,
})
