// as: storefront/src/features/cart/cart.ts
// expect: No barrels: import the file itself; a package’s exports map is its face.
export { CartItems } from './cart-items.tsx'
export * from './cart-total.ts'
