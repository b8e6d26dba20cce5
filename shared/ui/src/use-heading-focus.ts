import { useEffect, useRef } from 'react'
import { NARROW_SCREEN } from './breakpoints.ts'

/**
 * Keeps keyboard and screen reader users at their place: focuses a heading if the focused control disappeared when
 * `state` changed, such as the button of the action that was taken. Does not scroll.
 *
 * With `pane`, it also focuses the heading when it first appears on narrow screens, where one pane of a view replaces the
 * other.
 *
 * @param state a string that changes with each action, such as an order's status
 * @returns the ref of the heading, which needs `tabIndex={-1}`
 */
export function useHeadingFocus(state: string, { pane = false } = {}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastState = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = lastState.current === undefined
    const isChanged = lastState.current !== state
    const needsFocus = isFirst
      ? pane && window.matchMedia(NARROW_SCREEN).matches
      : isChanged && document.activeElement === document.body
    lastState.current = state
    if (needsFocus) heading.current?.focus({ preventScroll: true })
  }, [state, pane])
  return heading
}
