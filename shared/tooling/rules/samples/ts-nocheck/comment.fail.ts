// as: storefront/src/features/cart/cart-storage.ts
// expect: The whole file is unchecked: correct its types, or use @ts-expect-error with the reason.
// @ts-nocheck: the types are wrong
export const size: number = 'large'
