import { onToast, type Toast, toast } from '@closyyy/ui/toast'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as styles from './frame.module.css'

const Toaster = lazy(() => import('@closyyy/ui/toaster').then(module => ({ default: module.Toaster })))

/**
 * Announces every toast in a live region that exists before it, mounts the toaster when the first one is shown, and hands
 * that one on to it.
 */
export function ToasterHost() {
  const [toasts, setToasts] = useState<Toast[]>([])
  useEffect(() => onToast(next => setToasts(([first = next]) => [first, next])), [])
  const [first, last] = toasts
  return (
    <>
      <p className={styles.announcement} role="status">
        {last?.message}
      </p>
      {first && (
        <Suspense>
          <Toaster />
          <Redelivery of={first} />
        </Suspense>
      )}
    </>
  )
}

/** Shows a toast again once the toaster beside it listens. */
function Redelivery({ of: { message, ...options } }: { of: Toast }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the one toast that came too early
  useEffect(() => toast(message, options), [])
  return null
}
