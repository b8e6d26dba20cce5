// as: storefront/src/features/cart/cart-changes.ts
// expect: Events between remotes go through @closyyy/event-bus: declare the event in the contract and emit it.
export const changed = () => new CustomEvent('cart:changed')
