import { type ComponentType, useCallback, useRef, useState } from 'react'

/** A part of a page whose script is asked for on its first use; a script that does not come is asked for again. */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>, onFailed?: () => void) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isLoading, setLoading] = useState(false)
  const isAsked = useRef(false)
  const given = useRef({ load, onFailed })
  const request = useCallback(async () => {
    if (isAsked.current) return
    isAsked.current = true
    setLoading(true)
    try {
      const loaded = await given.current.load()
      setPart(() => loaded)
    } catch (error) {
      isAsked.current = false
      console.error(error)
      given.current.onFailed?.()
    }
    setLoading(false)
  }, [])
  return { Part, isLoading, request }
}
