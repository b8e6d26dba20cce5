import { useEffect, useEffectEvent } from 'react'

/** Closes a dialog some time after its success, however often the dialog renders meanwhile. */
export function useCloseAfter(milliseconds: number, isDone: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => close(), milliseconds)
    return () => clearTimeout(timer)
  }, [isDone, milliseconds])
}
