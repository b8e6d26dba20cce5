import { type Subscribe, type SubscribeLate, subscribe } from './event-bus.ts'

/** Subscribes to changes of the cart, in this tab and in others. */
export const onCartChanged: Subscribe<'cart.changed'> = listener => subscribe('cart.changed', listener)

/** Subscribes to units that the buyer adds to the cart at an offer's price. */
export const onOfferAddedToCart: Subscribe<'offer.added-to-cart'> = listener =>
  subscribe('offer.added-to-cart', listener)

/** Subscribes to the start of sessions. */
export const onSessionStarted: SubscribeLate<'session.started'> = (listener, options) =>
  subscribe('session.started', listener, options)

/** Subscribes to the end of sessions. */
export const onSessionEnded: SubscribeLate<'session.ended'> = (listener, options) =>
  subscribe('session.ended', listener, options)
