import { useEffect, useState } from 'react'
import { UNSENT_VALUES_KEY } from './session-traces.ts'

interface StoredValues<Values> {
  current: Values | undefined
}

/** Values of all forms by name. */
function readAll(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(UNSENT_VALUES_KEY) ?? '{}')
  } catch {
    return {}
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
    try {
      sessionStorage.setItem(UNSENT_VALUES_KEY, JSON.stringify({ ...readAll(), [name]: values }))
    } catch {
      // Storage is full or blocked: a reload of the page loses the values.
    }
  },
})

/**
 * Returns the unsent values of a form, which survive a reload of the page in this tab, as for the other language, but not
 * leaving the form (UI-8). Not for secrets; a page that the document server renders reads them after hydration.
 * @param name unique among all forms of the site
 */
export function useUnsentValues<Values>(name: string): StoredValues<Values> {
  const [values] = useState(() => unsentValues<Values>(name))
  useEffect(() => {
    return () => {
      values.current = undefined
    }
  }, [values])
  return values
}
