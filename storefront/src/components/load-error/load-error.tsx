import { isApiError } from '@closyyy/api-client/api-error'
import { lazy, Suspense } from 'react'
import type { LoadErrorPageProps } from './load-error-page.tsx'

const LoadErrorPage = lazy(async () => {
  const { LoadErrorPage } = await import(/* webpackChunkName: "storefront-load-error" */ './load-error-page.tsx')
  return { default: LoadErrorPage }
})

export interface LoadErrorProps extends LoadErrorPageProps {
  /** What the page's loader threw. */
  error: unknown
}

/** Handles a failed call of a page's loader; the frame shows its own page while offline and for every other failure. */
export function LoadError({ error, thing }: LoadErrorProps) {
  if (!isApiError(error) || !navigator.onLine) throw error
  return (
    <Suspense>
      <LoadErrorPage thing={thing} />
    </Suspense>
  )
}
