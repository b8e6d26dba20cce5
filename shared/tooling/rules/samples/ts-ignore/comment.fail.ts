// as: storefront/src/features/cart/cart-storage.ts
// expect: A silenced error hides the next one too: mend the type, or say @ts-expect-error with the reason.
// @ts-ignore: the type is wrong
export const size: number = 'large'
