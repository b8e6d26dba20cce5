import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'
import type { Toast } from './toast.ts'
import { onToast } from './toast.ts'
import * as styles from './toaster.module.css'

const MAX_SHOWN = 3

interface ShownToast extends Toast {
  id: number
}

interface ToasterProps {
  /** Toasts from before the toaster was mounted, which takes them. */
  early?: RefObject<Toast[] | undefined>
}

/**
 * Shows toasts, also above open dialogs. The shell mounts it once, with the first toast, and announces the texts,
 * because a live region that is added together with its text is not announced.
 */
export function Toaster({ early }: ToasterProps) {
  const text = useText()
  const region = useRef<HTMLElement>(null)
  const { toasts, dismiss } = useToasts(early)
  // Pauses all while one is pointed at or focused: one that expired would move the others under the pointer.
  const [isPaused, setIsPaused] = useState(false)
  const pause = () => setIsPaused(true)
  const resume = () => setIsPaused(false)
  const newest = toasts.at(-1)?.id

  // Resumes when the list changes, because the removal of an element emits no pointer or focus event.
  useEffect(() => {
    if (toasts && !hasFocus(region.current)) setIsPaused(false)
  }, [toasts])

  // Reopens with each toast, to be above dialogs opened since, but not while it has the focus, which would be lost.
  useEffect(() => {
    if (hasFocus(region.current)) return
    region.current?.hidePopover?.()
    if (newest !== undefined) region.current?.showPopover?.()
  }, [newest])

  return (
    <section
      ref={region}
      popover="manual"
      data-above-bars
      aria-label={text('notifications')}
      className={styles.region}
      onPointerEnter={pause}
      onPointerMove={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <ol role="list" className={styles.list}>
        {toasts.map(toast => (
          <ToastItem key={toast.id} toast={toast} isPaused={isPaused} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  )
}

const hasFocus = (element: Element | null) => element?.contains(document.activeElement) === true

function useToasts(early: ToasterProps['early']) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const counter = useRef(0)
  useEffect(() => {
    const add = (toast: Toast) => {
      counter.current += 1
      const shown: ShownToast = { ...toast, id: counter.current }
      // Replaces an equal toast, unless either has an action: two deletions need two ways back.
      const isRepeated = (other: Toast) => !toast.action && !other.action && other.message === toast.message
      setToasts(before => [...before.filter(other => !isRepeated(other)), shown].slice(-MAX_SHOWN))
    }
    if (early?.current) {
      early.current.forEach(add)
      early.current = undefined
    }
    return onToast(add)
  }, [early])
  const dismiss = (id: number) => setToasts(before => before.filter(toast => toast.id !== id))
  return { toasts, dismiss }
}

interface ToastItemProps {
  toast: ShownToast
  isPaused: boolean
  onDismiss: () => void
}

function ToastItem({ toast, isPaused, onDismiss }: ToastItemProps) {
  const text = useText()
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss.current(), toast.duration)
    return () => clearTimeout(timer)
  }, [isPaused, toast.duration])
  const runAction = () => {
    toast.action?.onPress()
    onDismiss()
  }
  return (
    <li className={`${styles.toast} ${styles[toast.kind]}`}>
      <span className={styles.message}>{toast.message}</span>
      {toast.action && (
        <button type="button" className={styles.action} onClick={runAction}>
          {toast.action.label}
        </button>
      )}
      <IconButton label={text('dismiss')} className={styles.dismiss} onClick={onDismiss}>
        <CloseIcon size={18} />
      </IconButton>
    </li>
  )
}
