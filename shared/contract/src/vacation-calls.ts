import { defineCall } from './call.ts'

/** Starts or ends vacation mode of the signed-in seller (SHOP-2); starting it again does not extend it. */
export const setVacation = defineCall({
  name: 'setVacation',
  method: 'PUT',
  path: '/v1/users/vacation',
  access: 'bearer',
  summary:
    'Turn vacation mode on for 7 days, or off; the shop cannot sell while it is on. Turning it on again does not extend it.',
  schemas: async () => (await import('./vacation-schemas.ts')).setVacationSchemas,
})
