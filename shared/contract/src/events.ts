import type { events } from './events-schemas.ts'
import type * as z from './schema.ts'

export type EventName = keyof typeof events
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>
