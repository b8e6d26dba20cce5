// as: storefront/src/features/cart/cart-total.ts
// expect: Avoid default exports.
export default function total() {
  return 0
}
