import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'

/** Payloads of the events between remotes and tabs: `noun.past-verb`, ids only, emitted by the noun's owner only. */
export const events = {
  'cart.changed': z.object({}),
  'session.started': z.object({ user_id: Id }),
  'session.ended': z.object({}),
}

/** Name of an event: `noun.past-verb`. */
export type EventName = keyof typeof events
/** Payload of an event; listeners refetch the data that it concerns. */
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>
