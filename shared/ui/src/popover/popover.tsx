import type { ReactNode } from 'react'
import { createContext, use, useEffect, useId, useRef } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './popover.module.css'
import { isFocusLeaving, PopoverPanel } from './popover-panel.tsx'

const CloseContext = createContext<() => void>(() => undefined)

/** Returns a function that closes the surrounding Popover, for choices inside it; without one it does nothing. */
export const useClosePopover = () => use(CloseContext)

export interface PopoverProps {
  /** Content of the button, which names it. */
  label: ReactNode
  children: ReactNode
  /** Closes the popover when it changes, such as the key of the current location. */
  scope?: string
  /** Edge of the button that the panel is aligned with. */
  align?: 'start' | 'end'
  /** Class name of the button; looks like text by default. */
  buttonClassName?: string
  panelClassName?: string
}

/**
 * A panel below a button (the ARIA disclosure pattern), built on the browser's `popover`: it opens without script, at
 * most one is open, and Esc, a press outside, a link inside, or moving the focus to a control outside closes it. Esc
 * returns the focus to the button. The panel is not modal and follows its button in the tab order. Its content is
 * rendered while closed, too, and thus on the server.
 */
export function Popover({ label, children, scope, align, buttonClassName, panelClassName }: PopoverProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs its clean-up when the scope changes
  useEffect(() => {
    const element = panel.current
    return () => element?.hidePopover()
  }, [scope])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the focus of the controls inside
    <div className={styles.anchored} onBlur={event => isFocusLeaving(event) && panel.current?.hidePopover()}>
      <button type="button" popoverTarget={id} className={classList(styles.button, buttonClassName)}>
        {label}
      </button>
      <PopoverPanel ref={panel} id={id} align={align} className={panelClassName}>
        <CloseContext value={() => panel.current?.hidePopover()}>{children}</CloseContext>
      </PopoverPanel>
    </div>
  )
}
