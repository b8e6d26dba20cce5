import { onToast, type Toast } from '@closyyy/ui/toast'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './frame.module.css'

const Toaster = lazy(() => import('@closyyy/ui/toaster').then(module => ({ default: module.Toaster })))

/** Announces toasts in a live region that exists before them; mounts the toaster with the first one. */
export function ToasterHost() {
  const [last, setLast] = useState<Toast>()
  const early = useRef<Toast[] | undefined>([])
  // Subscribes before the other effects of the page, one of which may show a toast.
  useLayoutEffect(
    () =>
      onToast(toast => {
        early.current?.push(toast)
        setLast(toast)
      }),
    [],
  )
  const takeEarly = () => {
    const toasts = early.current ?? []
    early.current = undefined
    return toasts
  }
  return (
    <>
      <p className={styles.announcement} role="status">
        {last?.message}
      </p>
      {last && (
        <Suspense>
          <Toaster takeEarly={takeEarly} />
        </Suspense>
      )}
    </>
  )
}
