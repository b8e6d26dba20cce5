import type { EventName, EventPayload } from '@closyyy/contract/events'
import { events } from '@closyyy/contract/events'
import { safeParse } from 'zod/mini'

type Listener<Name extends EventName> = (payload: EventPayload<Name>) => void

interface Bus {
  listeners: Map<string, Set<(payload: never) => void>>
  last: Map<string, unknown>
  channel: BroadcastChannel | undefined
}

const KEY = Symbol.for('closyyy.event-bus')

/** One bus a page, also when two releases bring two copies of this module. */
function bus(): Bus {
  const page = globalThis as { [KEY]?: Bus }
  page[KEY] ??= openBus()
  return page[KEY]
}

function openBus(): Bus {
  const opened: Bus = { listeners: new Map(), last: new Map(), channel: undefined }
  if (typeof window !== 'undefined') {
    opened.channel = new BroadcastChannel('closyyy.events')
    opened.channel.onmessage = ({ data }) => deliver(opened, data.name, data.payload)
  }
  return opened
}

function deliver(to: Bus, name: string, payload: unknown) {
  const schema = (events as Record<string, (typeof events)[EventName] | undefined>)[name]
  const parsed = schema && safeParse(schema, payload)
  if (!parsed?.success) {
    console.error(`Event ${name} was dropped: it does not fit its schema.`)
    return
  }
  to.last.set(name, parsed.data)
  for (const listener of [...(to.listeners.get(name) ?? [])]) listener(parsed.data as never)
}

/** Tells every remote and every tab of this origin a fact; only the noun's owner may call it. */
export function emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  const { channel } = bus()
  deliver(bus(), name, payload)
  channel?.postMessage({ name, payload })
}

/**
 * Hears a fact; returns its own undo.
 * With `replay` a listener that comes late is told the last one at once.
 */
export function on<Name extends EventName>(
  name: Name,
  listener: Listener<Name>,
  options: { replay?: boolean } = {},
): () => void {
  const { listeners, last } = bus()
  const heard = listeners.get(name) ?? new Set()
  listeners.set(name, heard.add(listener))
  if (options.replay && last.has(name)) listener(last.get(name) as EventPayload<Name>)
  return () => {
    heard.delete(listener)
  }
}
