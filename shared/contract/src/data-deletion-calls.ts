import { defineCall } from './call.ts'

/**
 * Closes the signed-in account, even with an unconfirmed email (PRIVACY-2); a 409 while orders, disputes or money are
 * open.
 */
export const deleteOwnData = defineCall({
  name: 'deleteOwnData',
  method: 'POST',
  path: '/v1/users/data-deletion',
  access: 'bearer',
  requiresFresh: true,
  unconfirmed: true,
  summary:
    'Delete the signed-in account irrevocably: its sessions, products and offers end at once, its name becomes that of a deleted user, and personal data is erased within 30 days. Orders stay readable to the other side. Returns 409 while orders or disputes are open, or money is not paid out.',
  schemas: async () => (await import('./data-deletion-schemas.ts')).deleteOwnDataSchemas,
})
