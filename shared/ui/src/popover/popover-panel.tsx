import type { ComponentProps, FocusEvent, MouseEvent } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './popover.module.css'

/** Class name of the element that contains an anchor and its panel; limits the anchor to that panel. */
export const popoverClass = styles.anchored

/** Class name of the element that a panel is positioned at. */
export const popoverAnchorClass = styles.anchor

export interface PopoverPanelProps extends Omit<ComponentProps<'div'>, 'popover'> {
  /** Edge of the anchor that the panel is aligned with. */
  align?: 'start' | 'end'
}

/**
 * The panel of a popover whose anchor is not a button, such as a link; open it with `showPopover({ source: anchor })`.
 * Esc and a press outside close it, which `onToggle` reports, as does a press on a link inside. Browsers without anchor
 * positioning show it at the bottom of the screen. Other props are passed to the element.
 */
export function PopoverPanel({ align = 'start', className, ...rest }: PopoverPanelProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only adds to what the links inside do, which Enter clicks too
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      onClick={closeAfterLink}
      {...rest}
      popover="auto"
      // Keeps the focus inside on a press between the controls.
      tabIndex={-1}
      className={classList(styles.panel, styles[align], className)}
    />
  )
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a')) currentTarget.hidePopover()
}

/**
 * True when the focus moves to a control outside of an element. False for a press on plain content, which moves it to
 * a container: the browser itself decides whether that press closes a popover.
 */
export function isFocusLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return relatedTarget instanceof HTMLElement && relatedTarget.tabIndex >= 0 && !currentTarget.contains(relatedTarget)
}
