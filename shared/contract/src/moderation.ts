import { defineCall } from './call.ts'

export const listModeratedProducts = defineCall({
  name: 'listModeratedProducts',
  method: 'GET',
  path: '/v1/admin/products',
  access: 'admin',
  summary:
    'Products in one state, the longest waiting first; `pending` includes live ones with a new title or new photos, shown as they would be.',
  schemas: async () => (await import('./moderation-schemas.ts')).listModeratedProducts,
})

export const approveProduct = defineCall({
  name: 'approveProduct',
  method: 'POST',
  path: '/v1/admin/products/:id/approve',
  access: 'admin',
  summary: 'Lets a waiting product, or the new title and photos of a live one, before the public; its seller is told.',
  schemas: async () => (await import('./moderation-schemas.ts')).approveProduct,
})

export const rejectProduct = defineCall({
  name: 'rejectProduct',
  method: 'POST',
  path: '/v1/admin/products/:id/reject',
  access: 'admin',
  summary:
    'Refuses a waiting product, or the new title and photos of a live one, with a reason that its seller is told; both can be corrected and sent again.',
  schemas: async () => (await import('./moderation-schemas.ts')).rejectProduct,
})
