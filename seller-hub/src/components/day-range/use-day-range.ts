import { useRef, useState } from 'react'

/** Checks a form's first and last day, as 2026-11-24; the field of the last one gets the ref and shows the error. */
export function useDayRange() {
  const last = useRef<HTMLInputElement>(null)
  const [isReversed, setIsReversed] = useState(false)
  return {
    last,
    isReversed,
    /** Returns false, and focuses the last day, if it is before the first one. */
    accepts(firstDay: string | undefined, lastDay: string | undefined): boolean {
      const areReversed = Boolean(firstDay && lastDay && lastDay < firstDay)
      setIsReversed(areReversed)
      if (areReversed) last.current?.focus()
      return !areReversed
    },
  }
}
