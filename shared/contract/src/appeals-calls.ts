import { defineCall } from './call.ts'

/** Appeals a refused parcel (PHONE-RECORD-3). Errors: 404 without such a refusal, 409 for a second appeal, 429. */
export const createAppeal = defineCall({
  name: 'createAppeal',
  method: 'POST',
  path: '/v1/user/phone-record/appeals',
  access: 'bearer',
  suspended: true,
  summary: "Appeal a parcel that counts as refused by the signed-in person's phone, once. Returns 409 after that.",
  status: 201,
  schemas: async () => (await import('./appeals-schemas.ts')).createAppealSchemas,
})

/** Lists appeals, the oldest open one or the latest decided one first, for the support team. */
export const listAppeals = defineCall({
  name: 'listAppeals',
  method: 'GET',
  path: '/v1/admin/appeals',
  access: 'admin',
  role: 'support',
  summary:
    'List open appeals, the oldest first, or decided ones, the latest first, with the courier’s tracking events.',
  schemas: async () => (await import('./appeals-schemas.ts')).listAppealsSchemas,
})

/** Decides an appeal by its order, for the support team (PHONE-RECORD-4). Errors: 403 for one's own, 409 if it is decided. */
export const decideAppeal = defineCall({
  name: 'decideAppeal',
  method: 'POST',
  path: '/v1/admin/appeals/:id/decide',
  access: 'admin',
  role: 'support',
  summary:
    'Accept or decline the appeal against the refusal of an order; the person gets the reason by email. An accepted refusal no longer counts. Returns 409 if it is decided already.',
  schemas: async () => (await import('./appeals-schemas.ts')).decideAppealSchemas,
})
