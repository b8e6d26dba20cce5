// as: storefront/src/features/cart/cart-storage.ts
// expect: The directive disables all type checks of the file: correct its types, or use @ts-expect-error with the reason.
// @ts-nocheck: the types are wrong
export const size: number = 'large'
