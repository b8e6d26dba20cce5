// as: storefront/src/features/cart/cart-storage.ts
// expect: Unexpected any. Specify a different type.
export const read = (text: string) => JSON.parse(text) as any
