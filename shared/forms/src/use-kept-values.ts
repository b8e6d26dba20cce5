import { type RefObject, useEffect } from 'react'

/** Values of a form that its dialog keeps while it is closed (UI-6); undefined if nothing was typed or it was sent. */
export type KeptValues<Values> = RefObject<Values | undefined>

/** Keeps the values of a form that unmounts when its dialog closes. Set `current` to undefined once they were sent. */
export function useKeptValues<Values>(kept: KeptValues<Values> | undefined, values: Values): void {
  useEffect(() => {
    if (kept) kept.current = values
  }, [kept, values])
}
