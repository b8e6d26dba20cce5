// as: storefront/src/features/cart/cart-news.ts
// expect: Events between remotes go through @closyyy/event-bus: declare the event in the contract and emit it.
export const notify = (event: Event) => window.dispatchEvent(event)
