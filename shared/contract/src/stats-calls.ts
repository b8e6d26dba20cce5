import { defineCall } from './call.ts'

/** Returns totals, units by category and the last 12 weeks of the signed-in seller's completed orders (SHOP-5). */
export const getOwnStats = defineCall({
  name: 'getOwnStats',
  method: 'GET',
  path: '/v1/users/user/stats',
  access: 'bearer',
  summary:
    'What the signed-in seller sold in completed orders: the sums of their subtotals and profits, pieces, pieces by category (most first), and the last 12 weeks, from Monday to Sunday in Pakistan, the running one last.',
  schemas: async () => (await import('./stats-schemas.ts')).getOwnStatsSchemas,
})
