import { type EventName, events } from './events-schemas.ts'
import { inputSchemaOf } from './json-schema.ts'

/** Describes all of an event that decides whether its emitter and a consumer understand each other. */
export function describeEvent(name: EventName) {
  const { owner, version, payload } = events[name]
  return { owner, version, payload: inputSchemaOf(payload) }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Names the function of `@closyyy/event-bus` that emits an event or subscribes to it: `emitCartChanged`. */
export function eventFunction(direction: 'emit' | 'on', name: EventName): string {
  return direction + name.split(/[.-]/).map(capitalized).join('')
}
