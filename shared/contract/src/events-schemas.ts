import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'

/**
 * The events between remotes and tabs, by `noun.past-verb`. `owner` is the unit that owns the noun and alone emits the
 * event; a change of its meaning needs a new `version`. Payloads contain ids only.
 */
export const events = {
  'cart.changed': { owner: 'storefront', version: 1, payload: z.object({}) },
  /** A buyer added a unit at the offer's price to the cart (OFFER-9). */
  'offer.added-to-cart': { owner: 'seller-hub', version: 1, payload: z.object({ offer_id: Id }) },
  'session.started': { owner: 'auth', version: 1, payload: z.object({ user_id: Id }) },
  'session.ended': { owner: 'auth', version: 1, payload: z.object({}) },
} as const

type Events = typeof events

/** Name of an event: `noun.past-verb`. */
export type EventName = keyof Events
/** Payload of an event; listeners refetch the data that it concerns. */
export type EventPayload<Name extends EventName> = z.infer<Events[Name]['payload']>
/** Version of an event's meaning. */
export type EventVersion<Name extends EventName> = Events[Name]['version']
/** Unit that owns events. */
export type EventOwner = Events[EventName]['owner']
/** Names of the events that a unit owns. */
export type EventOf<Owner extends EventOwner> = {
  [Name in EventName]: Events[Name]['owner'] extends Owner ? Name : never
}[EventName]
