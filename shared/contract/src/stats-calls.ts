import { defineCall } from './call.ts'

/** Returns totals, units by category and the last 12 weeks of the signed-in seller's completed orders (SHOP-5). */
export const getOwnStats = defineCall({
  name: 'getOwnStats',
  method: 'GET',
  path: '/v1/users/user/stats',
  access: 'bearer',
  suspended: true,
  summary:
    "Get the signed-in seller's sales in completed orders: sums of subtotals and profits, units, units by category (largest first), and the last 12 weeks, Monday to Sunday in Pakistan, the current one last.",
  schemas: async () => (await import('./stats-schemas.ts')).getOwnStatsSchemas,
})
