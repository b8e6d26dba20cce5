import { type Subscribe, subscribe } from './event-bus.ts'

/** Subscribes to changes of the cart, in this tab and in others. */
export const onCartChanged: Subscribe<'cart.changed'> = (listener, options) =>
  subscribe('cart.changed', listener, options)

/** Subscribes to units that the buyer adds to the cart at an offer's price. */
export const onOfferAddedToCart: Subscribe<'offer.added-to-cart'> = (listener, options) =>
  subscribe('offer.added-to-cart', listener, options)

/** Subscribes to the start of sessions. */
export const onSessionStarted: Subscribe<'session.started'> = (listener, options) =>
  subscribe('session.started', listener, options)

/** Subscribes to the end of sessions. */
export const onSessionEnded: Subscribe<'session.ended'> = (listener, options) =>
  subscribe('session.ended', listener, options)
