import { onToast, type Toast } from '@closyyy/ui/toast'
import { useLayoutEffect, useRef, useState } from 'react'
import * as styles from './frame.module.css'

/**
 * Announces toasts in a live region that exists before them, and loads the toaster with the first one. If it cannot be
 * loaded, as without network, the region itself shows the toast.
 */
export function ToasterHost() {
  const [last, setLast] = useState<Toast>()
  const [isPlain, setPlain] = useState<boolean>()
  const [Toaster, setToaster] = useState<typeof import('@closyyy/ui/toaster').Toaster>()
  const early = useRef<Toast[] | undefined>([])
  // Subscribes before the other effects of the page, one of which may show a toast.
  useLayoutEffect(
    () =>
      onToast(toast => {
        setLast(toast)
        if (early.current?.push(toast))
          import('@closyyy/ui/toaster').then(
            ({ Toaster }) => setToaster(() => Toaster),
            () => {
              early.current = []
              setPlain(true)
              setTimeout(setPlain, toast.duration)
            },
          )
      }),
    [],
  )
  return (
    <>
      <p className={isPlain ? styles.plainToast : styles.announcement} role="status">
        {last?.message}
      </p>
      {Toaster && <Toaster early={early} />}
    </>
  )
}
