import { type ComponentProps, createElement, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, with query and fragment if any. */
  to: string
  /** Replaces the history entry; by default only if the link leads to the current URL. */
  replace?: boolean
  /** State of the history entry. */
  state?: unknown
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
}

/**
 * A link that opens a page of the shop in place. Presses that open a tab or a window, and those that `onClick` prevents, are
 * left alone. React Router's own has 3 KB of options for frameworks (docs/decisions/010).
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event) || rest.target) return
    event.preventDefault()
    // Reads the URL at the press: a subscription to the location would render every link at each navigation.
    const isCurrent = event.currentTarget.href === window.location.href
    void navigate(to, { replace: replace ?? isCurrent, state, preventScrollReset })
  }
  return createElement('a', { ...rest, href: to, onClick: open })
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** True for a press that opens a link in place: the main button, without a modifier key. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** A link of a navigation, marked by `aria-current` on its page and the pages below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return createElement(Link, { ...props, 'aria-current': isCurrent ? 'page' : undefined })
}
