// as: storefront/src/features/cart/cart-storage.ts
// expect: Unsafe use of the @ts-ignore directive found in this comment.
// @ts-ignore: the type is wrong
export const size: number = 'large'
