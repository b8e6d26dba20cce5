import { isApiError } from '@closyyy/api-client/api-error'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { useEffect, useState } from 'react'
import type { LoadErrorPageProps } from './load-error-page.tsx'

export interface LoadErrorProps extends LoadErrorPageProps {
  error: unknown
}

/** Handles failed API calls of a loader; rethrows everything else, and all errors while offline, to the frame. */
export function LoadError({ error, thing }: LoadErrorProps) {
  const [isMissing, setMissing] = useState(false)
  const { Component, request } = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-load-error" */ './load-error-page.tsx')).LoadErrorPage,
    () => setMissing(true),
  )
  useEffect(() => void request(), [request])
  if (!isApiError(error) || !navigator.onLine || isMissing) throw error
  return Component && <Component thing={thing} />
}
