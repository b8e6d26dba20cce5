import { useEffect, useRef, useState } from 'react'
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
  /** Returns the toasts from before the toaster was mounted, once. */
  takeEarly?: () => readonly Toast[]
}

/**
 * Shows toasts, also above open dialogs. The shell mounts it once, with the first toast, and announces the texts,
 * because a live region that is added together with its text is not announced.
 */
export function Toaster({ takeEarly }: ToasterProps) {
  const text = useText()
  const region = useRef<HTMLElement>(null)
  const { toasts, dismiss } = useToasts(takeEarly)
  const newest = toasts.at(-1)?.id

  // Reopened with every toast, so that it is above dialogs opened since.
  useEffect(() => {
    if (newest === undefined) return
    region.current?.showPopover?.()
    const element = region.current
    return () => element?.hidePopover?.()
  }, [newest])

  return (
    <section ref={region} popover="manual" data-above-bars aria-label={text('notifications')} className={styles.region}>
      <ol role="list" className={styles.list}>
        {toasts.map(toast => (
          <ToastItem key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  )
}

function useToasts(takeEarly: ToasterProps['takeEarly']) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const counter = useRef(0)
  const takeEarlyOnce = useRef(takeEarly)
  useEffect(() => {
    const add = (toast: Toast) => {
      counter.current += 1
      const shown: ShownToast = { ...toast, id: counter.current }
      // Replaces an equal toast, unless either has an action: two deletions need two ways back.
      const isRepeated = (other: Toast) => !toast.action && !other.action && other.message === toast.message
      setToasts(before => [...before.filter(other => !isRepeated(other)), shown].slice(-MAX_SHOWN))
    }
    takeEarlyOnce.current?.().forEach(add)
    return onToast(add)
  }, [])
  const dismiss = (id: number) => setToasts(before => before.filter(toast => toast.id !== id))
  return { toasts, dismiss }
}

function ToastItem({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const text = useText()
  const [isPaused, setIsPaused] = useState(false)
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
  const pause = () => setIsPaused(true)
  const resume = () => setIsPaused(false)
  return (
    <li
      className={`${styles.toast} ${styles[toast.kind]}`}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
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
