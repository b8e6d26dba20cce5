import { defineCall } from './call.ts'

/**
 * Signs the account out and closes it after days of grace, even with an unconfirmed email (PRIVACY-2, PRIVACY-4); a 409
 * while orders, disputes or money are open.
 */
export const deleteOwnData = defineCall({
  name: 'deleteOwnData',
  method: 'POST',
  path: '/v1/users/data-deletion',
  access: 'bearer',
  requiresFresh: true,
  unconfirmed: true,
  summary:
    'Delete the signed-in account: its sessions and offers end and its products are off sale at once; 7 days later, unless its owner keeps it, it is closed for good, and personal data is erased within 30 days. Orders stay readable to the other side. Returns 409 while orders or disputes are open, or money is on its way or not paid out.',
  schemas: async () => (await import('./data-deletion-schemas.ts')).deleteOwnDataSchemas,
})

/** Withdraws the deletion of the signed-in account and puts its products on sale again (PRIVACY-4); idempotent. */
export const keepAccount = defineCall({
  name: 'keepAccount',
  method: 'POST',
  path: '/v1/users/data-deletion/keep',
  access: 'bearer',
  unconfirmed: true,
  summary: 'Withdraw the deletion of the signed-in account, and put its products on sale again; idempotent.',
  schemas: async () => (await import('./data-deletion-schemas.ts')).keepAccountSchemas,
})
