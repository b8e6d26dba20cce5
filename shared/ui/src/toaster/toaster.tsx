import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { useText } from '../messages.ts'
import type { Toast } from './toast.ts'
import { onToast } from './toast.ts'
import * as styles from './toaster.module.css'

const MAX_AT_ONCE = 3

interface Shown extends Toast {
  id: number
}

/**
 * Shows toasts, also above open dialogs. The shell mounts it once, with the first toast, and announces the texts, because a
 * live region that is added together with its text is not announced.
 */
export function Toaster() {
  const text = useText()
  const region = useRef<HTMLElement>(null)
  const { toasts, dismiss } = useToasts()
  const newest = toasts.at(-1)?.id

  // Reopened with every toast, so that it is above dialogs opened since.
  useEffect(() => {
    if (newest === undefined) return
    region.current?.showPopover?.()
    const element = region.current
    return () => element?.hidePopover?.()
  }, [newest])

  return (
    <section ref={region} popover="manual" aria-label={text('notifications')} className={styles.region}>
      <ol role="list" className={styles.list}>
        {toasts.map(toast => (
          <ToastLine key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  )
}

function useToasts() {
  const [toasts, setToasts] = useState<Shown[]>([])
  const counter = useRef(0)
  useEffect(
    () =>
      onToast(toast => {
        counter.current += 1
        const shown: Shown = { ...toast, id: counter.current }
        setToasts(now => [...now, shown].slice(-MAX_AT_ONCE))
      }),
    [],
  )
  const dismiss = (id: number) => setToasts(now => now.filter(toast => toast.id !== id))
  return { toasts, dismiss }
}

function ToastLine({ toast, onDismiss }: { toast: Shown; onDismiss: () => void }) {
  const text = useText()
  const [held, setHeld] = useState(false)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss.current(), toast.duration)
    return () => clearTimeout(timer)
  }, [held, toast.duration])
  const act = () => {
    toast.action?.onPress()
    onDismiss()
  }
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <li
      className={`${styles.toast} ${styles[toast.kind]}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles.message}>{toast.message}</span>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <IconButton label={text('dismiss')} className={styles.dismiss} onClick={onDismiss}>
        <CloseIcon size={18} />
      </IconButton>
    </li>
  )
}
