import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onElapsed` some time after a success, however often the component renders meanwhile, as to close a dialog or leave a
 * page; does nothing if the component unmounts before.
 */
export function useAfterSuccess(milliseconds: number, isDone: boolean, onElapsed: () => void): void {
  const elapse = useEffectEvent(onElapsed)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => elapse(), milliseconds)
    return () => clearTimeout(timer)
  }, [isDone, milliseconds])
}
