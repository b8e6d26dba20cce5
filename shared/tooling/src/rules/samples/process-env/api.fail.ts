// as: api/src/features/orders/orders-service.ts
// expect: Settings are read and validated once: import them from the package’s env.ts.
export const isDemo = process.env.DEMO_MODE === 'on'
