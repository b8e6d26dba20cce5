import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { useCallback, useEffect, useState } from 'react'

/** State of a photo viewer, which loads when it opens, and after a reload of its history entry (NAV-12). */
export function usePhotoViewer(name: string) {
  const [place, setPlace] = useState<number>()
  const { Component, request } = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-dialogs" */ './photo-zoom-dialog.tsx')).PhotoZoomDialog,
    () => setPlace(undefined),
  )
  const open = useCallback(
    (at: number) => {
      setPlace(at)
      void request()
    },
    [request],
  )
  useEffect(() => {
    const at = history.state?.[name]
    if (at !== undefined) open(at)
  }, [name, open])
  return { Component, name, place, setPlace, open }
}
