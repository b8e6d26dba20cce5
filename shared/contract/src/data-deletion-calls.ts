import { defineCall } from './call.ts'

/**
 * Closes the signed-in account, also with an unconfirmed email (PRIVACY-2); a 409 while orders, disputes or money are
 * open.
 */
export const deleteOwnData = defineCall({
  name: 'deleteOwnData',
  method: 'POST',
  path: '/v1/users/data-deletion',
  access: 'bearer',
  unconfirmed: true,
  summary:
    'Closes the signed-in account at once and for good: its sessions end, its products and offers go, its name is shown as a deleted user; personal data is erased within 30 days. Orders stay readable to the other side. 409 while orders or problems are open, or money is left to be paid out.',
  schemas: async () => (await import('./data-deletion-schemas.ts')).deleteOwnDataSchemas,
})
