// as: storefront/src/features/cart/cart.ts
// expect: Avoid barrel files.
export { CartItems } from './cart-items.tsx'
export * from './cart-total.ts'
