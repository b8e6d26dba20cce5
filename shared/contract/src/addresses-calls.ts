import { defineCall } from './call.ts'

/** Lists the addresses of the signed-in person, oldest first, without paging: there are at most `MAX_ADDRESSES`. */
export const listAddresses = defineCall({
  name: 'listAddresses',
  method: 'GET',
  path: '/v1/user/address',
  access: 'bearer',
  suspended: true,
  summary: "List the signed-in person's pickup and shipping addresses, oldest first.",
  schemas: async () => (await import('./addresses-schemas.ts')).listAddressesSchemas,
})

/** Adds an address of the signed-in person (ADDRESS-1), once (ADDRESS-7); a 409 beyond `MAX_ADDRESSES`. */
export const addAddress = defineCall({
  name: 'addAddress',
  method: 'POST',
  path: '/v1/user/address',
  access: 'bearer',
  summary: 'Add a shipping or pickup address; returns the stored one if there is an equal one, 409 at 50 addresses.',
  status: 201,
  schemas: async () => (await import('./addresses-schemas.ts')).addAddressSchemas,
})

/**
 * Changes an address of the signed-in person; placed orders keep theirs (ADDRESS-6). Errors: 422 for another
 * type (ADDRESS-1), 404 for another person's address.
 */
export const updateAddress = defineCall({
  name: 'updateAddress',
  method: 'PUT',
  path: '/v1/user/address/:id',
  access: 'bearer',
  summary: "Update one of the signed-in person's addresses, except its type; existing orders do not change.",
  schemas: async () => (await import('./addresses-schemas.ts')).updateAddressSchemas,
})

/**
 * Deletes one's own address. Errors: 409 while an unsold product is collected there (ADDRESS-6), 404 for another's.
 */
export const deleteAddress = defineCall({
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/v1/user/address/:id',
  access: 'bearer',
  summary: "Delete one of the signed-in person's addresses; 409 while an unsold product is picked up there.",
  schemas: async () => (await import('./addresses-schemas.ts')).deleteAddressSchemas,
})
