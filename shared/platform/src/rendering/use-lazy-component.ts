import { type ComponentType, useCallback, useRef, useState } from 'react'

/** Loads a component on its first request; the next request retries a failed load. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, onFailed?: () => void) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const [isLoading, setLoading] = useState(false)
  const isRequested = useRef(false)
  const options = useRef({ load, onFailed })
  const request = useCallback(async () => {
    if (isRequested.current) return
    isRequested.current = true
    setLoading(true)
    try {
      const loaded = await options.current.load()
      setComponent(() => loaded)
    } catch (error) {
      isRequested.current = false
      console.error(error)
      options.current.onFailed?.()
    }
    setLoading(false)
  }, [])
  return { Component, isLoading, request }
}
