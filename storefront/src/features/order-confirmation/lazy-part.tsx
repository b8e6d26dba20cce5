import { useLazyComponent } from '@closyyy/platform/use-lazy-component'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { type ComponentType, useEffect, useState } from 'react'

export interface LazyPartProps<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Shown with a retry if the part failed to load. */
  failed: string
  props: Props
}

/** Loads a part that few orders need. */
export function LazyPart<Props extends object>({ load, failed, props }: LazyPartProps<Props>) {
  const [hasFailed, setHasFailed] = useState(false)
  const { Component, isLoading, request } = useLazyComponent(load, () => setHasFailed(true))
  useEffect(() => void request(), [request])
  if (Component) return <Component {...props} />
  if (!hasFailed) return <Skeleton shape="block" />
  return <ErrorState size="inline" message={failed} onRetry={request} retrying={isLoading} />
}
