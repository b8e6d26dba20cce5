import { type RefObject, useEffect } from 'react'

/** Values that were typed but not sent when a form's dialog closed (UI-6). */
export type UnsentValues<Values> = RefObject<Values | undefined>

/** Stores the values of a form that unmounts when its dialog closes; the form sets `current` to undefined after sending. */
export function useUnsentValues<Values>(unsent: UnsentValues<Values> | undefined, values: Values): void {
  useEffect(() => {
    if (unsent) unsent.current = values
  }, [unsent, values])
}
