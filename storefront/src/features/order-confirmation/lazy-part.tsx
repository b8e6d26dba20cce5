import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export interface LazyPartProps<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Shown with a retry if the part failed to load. */
  failed: string
  /** Shown until the part is loaded, a block by default. */
  waiting?: ReactNode
  props: Props
}

/** Loads a part that few orders need, or that is out of view at first. */
export function LazyPart<Props extends object>({
  load,
  failed,
  waiting = <Skeleton shape="block" />,
  props,
}: LazyPartProps<Props>) {
  const [hasFailed, setHasFailed] = useState(false)
  const { Component, isLoading, request } = useLazyComponent(load, () => setHasFailed(true))
  useEffect(() => void request(), [request])
  if (Component) return <Component {...props} />
  if (!hasFailed) return waiting
  return <ErrorState size="inline" message={failed} onRetry={request} retrying={isLoading} />
}
