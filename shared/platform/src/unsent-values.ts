import { useEffect, useState } from 'react'
import { UNSENT_VALUES_PREFIX } from './session-traces.ts'

interface StoredValues<Values> {
  current: Values | undefined
}

function storedValues<Values>(name: string): StoredValues<Values> {
  const key = UNSENT_VALUES_PREFIX + name
  return {
    get current() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    set current(values) {
      if (values === undefined) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(values))
    },
  }
}

/**
 * Returns the unsent values of a form, which survive a reload of the page in this tab, as for the other language, but not
 * leaving the form (UI-8). Not for secrets, and not for pages that the document server renders.
 * @param name unique among all forms of the site
 */
export function useUnsentValues<Values>(name: string): StoredValues<Values> {
  const [values] = useState(() => storedValues<Values>(name))
  useEffect(() => {
    return () => {
      values.current = undefined
    }
  }, [values])
  return values
}
