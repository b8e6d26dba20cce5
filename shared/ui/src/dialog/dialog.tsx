import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { classList } from '../class-list.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'
import * as styles from './dialog.module.css'

interface ModalProps {
  /** Controlled. The children are mounted only while open, so each opening starts with fresh state. */
  open: boolean
  /** Called on Esc, a press on the backdrop or the close button; set `open` to false, or leave it to stay open. */
  onClose: () => void
  /** True while its request runs: the dialog ignores these and stays open. */
  pending?: boolean | undefined
  /** Heading and accessible name. */
  title: ReactNode
  children: ReactNode
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode
}

export interface DialogProps extends ModalProps {
  /** Maximum width; `screen` covers the viewport, without padding. */
  size?: 'small' | 'medium' | 'large' | 'screen'
}

/**
 * A modal dialog: centred, at the bottom of the screen on phones, or full screen.
 *
 * Built on the browser's `<dialog>` (the ARIA modal dialog pattern): the page behind is inert and does not scroll, Tab
 * stays inside, and closing returns the focus to the element that had it, or to the page's content. Opening focuses the
 * first field, or without one the close button. Dialogs nest; toasts and popovers appear above them.
 */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <Modal {...modal} className={`${styles.dialog} ${styles[size]}`} />
}

export interface SheetProps extends ModalProps {
  /** Edge on wide screens; on phones it opens from the bottom. */
  side?: 'start' | 'end'
  /** Covers the whole height of phones, so that it does not resize with its content. */
  isTall?: boolean
}

/** A modal panel at the edge of the screen, for filters and menus; behaves like Dialog. */
export function Sheet({ side = 'end', isTall = false, ...modal }: SheetProps) {
  return <Modal {...modal} className={classList(styles.sheet, styles[side], isTall && styles.tall)} />
}

/** The base of Dialog and Sheet. */
function Modal({ open, onClose, pending, title, children, footer, className }: ModalProps & { className: string }) {
  const text = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Synchronous, because an empty dialog would block the page behind it until passive effects run.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    firstField(element)?.focus()
    return () => {
      element.close()
      // The element that had the focus may have been removed, as a deleted row.
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [open])

  const close = () => {
    if (!pending) onClose()
  }
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    close()
  }
  const closed = (event: SyntheticEvent) => {
    // React events of nested dialogs bubble here, and one of an earlier closing may follow the next opening.
    if (!open || dialog.current?.open || event.target !== dialog.current) return
    close()
    // A second Esc closes the element without a cancel event, so `open` is restored.
    dialog.current?.showModal()
  }
  const press = (event: MouseEvent) => {
    if (event.target !== dialog.current) return
    // Otherwise the press would move the focus away from the element that gets it back.
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={classList(styles.modal, className)}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={press}
    >
      {open && (
        <div className={styles.body}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={text('close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

const FIELDS =
  'input:not(:disabled, [type="hidden"], [type="file"]), select:not(:disabled), textarea:not(:disabled), summary'

/** Finds the first field, or the summary of its closed disclosure; in a radio group, the selected one. */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)]
  const [first] = fields
  return fields.find(({ type, name, checked }) => type === 'radio' && checked && name === first?.name) ?? first
}
