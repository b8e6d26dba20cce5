import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'

/** Payloads of the events between remotes and tabs: `noun.past-verb`, ids only, emitted by the noun's owner only. */
export const events = {
  'cart.changed': z.object({}),
  'session.started': z.object({ user_id: Id }),
  'session.ended': z.object({}),
}

export type EventName = keyof typeof events
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>
