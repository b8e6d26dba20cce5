import { type EventName, type EventPayload, events } from '@closyyy/contract/events-schemas'
import { safeParse } from '@closyyy/contract/schema'

/**
 * Delivers an event if its payload is valid by the event's schema.
 * @param sentVersion undefined if it is unknown; another one than the schema's has another meaning
 */
export function deliverChecked<Name extends EventName>(
  name: Name,
  payload: unknown,
  sentVersion: number | undefined,
  deliver: (checked: EventPayload<Name>) => void,
): void {
  const { version, payload: schema } = events[name]
  if ((sentVersion ?? version) !== version) return
  const { success, data } = safeParse(schema, payload)
  if (success) deliver(data as EventPayload<Name>)
  else console.error(`Dropped the invalid event ${name}.`)
}
