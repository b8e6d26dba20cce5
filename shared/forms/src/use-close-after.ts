import { useEffect, useEffectEvent } from 'react'

/**
 * Closes a dialog or leaves a page some time after its success, however often it renders meanwhile, unless it is left
 * before.
 */
export function useCloseAfter(milliseconds: number, isDone: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => close(), milliseconds)
    return () => clearTimeout(timer)
  }, [isDone, milliseconds])
}
