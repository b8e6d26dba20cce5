import { useEffect, useRef } from 'react'

/** Screens that show one of two panes at a time. */
const ONE_PANE = '(width <= 60rem)'

/**
 * Focuses a heading when an action removes the button that had the focus, which is when `state` changes. With `pane` it
 * also focuses the heading of a pane that replaces another on small screens.
 */
export function useFollowingFocus(state: string, { pane = false } = {}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = shown.current === undefined
    const isMoved = shown.current !== state
    const isLost = isFirst
      ? pane && window.matchMedia(ONE_PANE).matches
      : isMoved && document.activeElement === document.body
    shown.current = state
    if (isLost) heading.current?.focus({ preventScroll: true })
  }, [state, pane])
  return heading
}
