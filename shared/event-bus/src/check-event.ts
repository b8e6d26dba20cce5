import { type EventName, events } from '@closyyy/contract/events-schemas'
import { safeParse } from '@closyyy/contract/schema'

/** Returns the payload of an event if it is valid by the event's schema, else undefined. */
export function checkedPayload(name: string, payload: unknown): object | undefined {
  if (!Object.hasOwn(events, name)) return
  return safeParse(events[name as EventName].payload, payload).data
}
