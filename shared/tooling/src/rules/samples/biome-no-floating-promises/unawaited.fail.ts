// as: storefront/src/features/cart/cart-writes.ts
// expect: A "floating" Promise was found, meaning it is not properly handled and could lead to ignored errors or unexpected behavior.
async function save(): Promise<string> {
  return "saved"
}

export function press() {
  save()
}
