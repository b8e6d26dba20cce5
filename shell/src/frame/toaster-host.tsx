import { onToast, type Toast, toast } from '@closyyy/ui/toast'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as styles from './frame.module.css'

const Toaster = lazy(() => import('@closyyy/ui/toaster').then(module => ({ default: module.Toaster })))

/** Announces toasts in a live region that exists before them; mounts the toaster with the first one. */
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

function Redelivery({ of: { message, ...options } }: { of: Toast }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a toast shown before the mount
  useEffect(() => toast(message, options), [])
  return null
}
