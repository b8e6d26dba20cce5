import { useEffect, useRef } from 'react'

/** Screens that show one of two panes at a time. */
const ONE_PANE = '(width <= 60rem)'

/**
 * Focuses a heading when an action removes the button that had the focus, which is when `state` changes. With `pane` it
 * also focuses the heading of a pane that replaces another on small screens.
 */
export function useHeadingFocus(state: string, { pane = false } = {}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastState = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = lastState.current === undefined
    const isChanged = lastState.current !== state
    const needsFocus = isFirst
      ? pane && window.matchMedia(ONE_PANE).matches
      : isChanged && document.activeElement === document.body
    lastState.current = state
    if (needsFocus) heading.current?.focus({ preventScroll: true })
  }, [state, pane])
  return heading
}
