// as: storefront/src/features/cart/utils.ts
// expect: Name a file for what it does: money.ts, relative-time.ts.
export const sum = (a: number, b: number) => a + b
