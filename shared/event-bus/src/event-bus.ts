import type { EventName, EventOf, EventOwner, EventPayload, EventVersion } from '@closyyy/contract/events-schemas'

type Listener<Name extends EventName> = (payload: EventPayload<Name>) => void

/** Emits an event, which type checks only for its owner. */
export type Emit<Owner extends EventOwner, Name extends EventOf<Owner>> = Listener<Name>

/** Subscribes to an event; returns the unsubscribe function. */
export type Subscribe<Name extends EventName> = (listener: Listener<Name>) => () => void

/** The same; with `replay`, a late listener gets the last event immediately. */
export type SubscribeLate<Name extends EventName> = (
  listener: Listener<Name>,
  options?: { replay?: boolean },
) => () => void

/** Marks an event of another tab, which may run another release. */
interface Foreign {
  /** Undefined from tabs of releases that sent none. */
  version?: number
}

interface Bus {
  listeners: Map<string, Set<(payload: never, foreign?: Foreign) => void>>
  last: Map<string, unknown>
  /** Absent on the server. */
  channel?: BroadcastChannel
}

const KEY = Symbol.for('closyyy.event-bus')

/** One bus per page, even if two releases bundle two copies of this module. */
function bus(): Bus {
  const page = globalThis as { [KEY]?: Bus }
  page[KEY] ??= openBus()
  return page[KEY]
}

function openBus(): Bus {
  const opened: Bus = { listeners: new Map(), last: new Map() }
  if (typeof window !== 'undefined') {
    opened.channel = new BroadcastChannel('closyyy.events')
    opened.channel.onmessage = ({ data }) => deliver(opened, data.name, data.payload, data)
  }
  return opened
}

function deliver(to: Bus, name: string, payload: unknown, foreign?: Foreign) {
  to.last.set(name, payload)
  for (const listener of new Set(to.listeners.get(name))) {
    try {
      listener(payload as never, foreign)
    } catch (error) {
      // One faulty listener must not keep the event from those of other units.
      reportError(error)
    }
  }
}

/** Emits an event to all listeners of this page and to all tabs of this origin. */
export function emit<Name extends EventName>(
  name: Name,
  version: EventVersion<Name>,
  payload: EventPayload<Name>,
): void {
  const opened = bus()
  opened.channel?.postMessage({ name, version, payload })
  deliver(opened, name, payload)
}

/** Subscribes to an event; returns the unsubscribe function. */
export function subscribe<Name extends EventName>(
  name: Name,
  listener: Listener<Name>,
  options?: { replay?: boolean },
): () => void {
  const { listeners, last } = bus()
  const subscribed = listeners.get(name) ?? new Set()
  function receive(payload: EventPayload<Name>, foreign?: Foreign) {
    if (!foreign) return listener(payload)
    // By the schema of this copy of the module: the one that opened the bus may be older or newer.
    void import('./check-event.ts').then(({ deliverChecked }) =>
      deliverChecked(name, payload, foreign.version, checked => subscribed.has(receive) && listener(checked)),
    )
  }

  listeners.set(name, subscribed.add(receive))
  if (options?.replay && last.has(name)) receive(last.get(name) as EventPayload<Name>, {})
  return () => {
    subscribed.delete(receive)
  }
}
