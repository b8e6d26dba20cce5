import { useEffect, useRef } from 'react'

/** Where pages of two panes show one at a time. */
const ONE_PANE = '(width <= 60rem)'

/**
 * Takes the focus to a heading when a move takes its own button away; a pane takes it too as it comes in the place of the
 * other. `state` names how the thing stands.
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
