import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './flyout.module.css'

const LEAVE_DELAY = 180

export interface FlyoutProps {
  /** Face of the button that opens it. */
  face: ReactNode
  /** Accessible name where the face is an icon. */
  label?: string
  /** What it shows; `close` puts it away, after a choice for instance. */
  children: (close: () => void) => ReactNode
  /** Opens also when a mouse rests on the button. */
  onHover?: boolean
  /** The edge of the button the panel lines up with; `page` spans the nearest positioned ancestor. */
  align?: 'start' | 'end' | 'page'
  /** Class of the button; plain text unless given. */
  buttonClassName?: string
}

/** A panel below a button, for a mega-menu or a mini-cart; an outside press, Esc, or leaving it puts it away. */
export function Flyout({ face, label, children, onHover = false, align = 'start', buttonClassName }: FlyoutProps) {
  const id = useId()
  const { root, button, open, setOpen, press, handlers } = useFlyout(onHover)
  return (
    <div ref={root} className={classList(styles.flyout, align !== 'page' && styles.anchored)} {...handlers}>
      <button
        ref={button}
        type="button"
        className={buttonClassName ?? styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
      >
        {face}
      </button>
      <div id={id} hidden={!open} className={classList(styles.panel, styles[align])}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  )
}

function useFlyout(onHover: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)
  const [open, setOpen] = useState(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const pressOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressOutside)
    return () => document.removeEventListener('pointerdown', pressOutside)
  }, [open])

  // The press that follows the hover must not close what the hover has just opened.
  const press = () => {
    setOpen(hovered.current || !open)
    hovered.current = false
  }
  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
    },
    onPointerEnter(event: PointerEvent) {
      clearTimeout(timer.current)
      if (!onHover || event.pointerType !== 'mouse' || open) return
      hovered.current = true
      setOpen(true)
    },
    onPointerLeave(event: PointerEvent) {
      if (onHover && event.pointerType === 'mouse') timer.current = setTimeout(() => setOpen(false), LEAVE_DELAY)
    },
  }
  return { root, button, open, setOpen, press, handlers }
}
