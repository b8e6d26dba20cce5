import { useLayoutEffect, useState } from 'react'
import { UNSENT_VALUES_KEY } from '../session-data/session-keys.ts'

interface StoredValues<Values> {
  current: Values | undefined
  /** The last request that sent them, with its idempotency key: sent again after a reload, it is executed once. */
  sent: { content: string; key: string } | undefined
  /** The pending request that sends them. */
  request: Promise<void> | undefined
}

/** Pending requests of all forms by name: a form that is opened again shows that of the one before. */
const requests = new Map<string, Promise<void> | undefined>()

/** Values of all forms by name. */
function readAll(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(UNSENT_VALUES_KEY) ?? '{}')
  } catch {
    return {}
  }
}

function write(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(UNSENT_VALUES_KEY, JSON.stringify({ ...readAll(), [name]: value }))
  } catch {
    // Storage is full or blocked: a reload of the page loses the value.
  }
}

/**
 * Unsent values that also outlive leaving their form, until the form deletes them.
 * @param name unique among all forms of the site
 */
export const unsentValues = <Values>(name: string): StoredValues<Values> => ({
  get current() {
    return readAll()[name] as Values | undefined
  },
  set current(values) {
    write(name, values)
  },
  get sent() {
    return readAll()[`${name} sent`] as StoredValues<Values>['sent']
  },
  set sent(request) {
    write(`${name} sent`, request)
  },
  get request() {
    return requests.get(name)
  },
  set request(request) {
    requests.set(name, request)
  },
})

/**
 * Returns the unsent values of a form, which survive a reload of the page in this tab, as for the other language, but not
 * leaving the form, unless they are being sent (UI-8). Not for secrets; a page that the document server renders reads them
 * after hydration.
 * @param name unique among all forms of the site
 */
export function useUnsentValues<Values>(name: string): StoredValues<Values> {
  const [values] = useState(() => unsentValues<Values>(name))
  // Synchronous, because a request may fail between the removal of its form and passive effects.
  useLayoutEffect(() => {
    return () => {
      if (!values.request) values.current = values.sent = undefined
    }
  }, [values])
  return values
}
