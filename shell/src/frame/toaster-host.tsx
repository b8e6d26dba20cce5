import { onToast, type Toast } from '@closyyy/ui/toast'
import { useLayoutEffect, useRef, useState } from 'react'
import * as styles from './frame.module.css'

/**
 * Announces toasts in a live region that exists before them, and loads the toaster with the first one. If it cannot be
 * loaded, as without network, the region itself shows the toast.
 */
export function ToasterHost() {
  const [last, setLast] = useState({ count: 0, message: '' })
  const [isPlain, setPlain] = useState<boolean>()
  const [Toaster, setToaster] = useState<typeof import('@closyyy/ui/toaster').Toaster>()
  const early = useRef<Toast[] | undefined>([])
  const hiding = useRef<number>(undefined)
  // Subscribes before the other effects of the page, one of which may show a toast.
  useLayoutEffect(
    () =>
      onToast(toast => {
        setLast(({ count }) => ({ count: count + 1, message: toast.message }))
        if (early.current?.push(toast))
          import('@closyyy/ui/toaster').then(
            ({ Toaster }) => setToaster(() => Toaster),
            () => {
              early.current = []
              setPlain(true)
              clearTimeout(hiding.current)
              hiding.current = window.setTimeout(setPlain, toast.duration)
            },
          )
      }),
    [],
  )
  return (
    <>
      <p className={isPlain ? styles.plainToast : styles.announcement} role="status">
        {/* A new element for each toast: a text that replaces an equal one would not be announced. */}
        <span key={last.count}>{last.message}</span>
      </p>
      {Toaster && <Toaster early={early} />}
    </>
  )
}
