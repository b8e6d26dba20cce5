import { useLazyComponent } from '@closyyy/platform/use-lazy-component'
import { useEffect } from 'react'
import type { OrderChangesProps } from './order-changes.tsx'

/** Loads the notes about changes for orders that have any. */
export function LazyOrderChanges({ lines }: OrderChangesProps) {
  const { Component, request } = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-order-changes" */ './order-changes.tsx')).OrderChanges,
  )
  const isNeeded = lines.some(({ changes, singleUnitPrice }) => changes.length > 0 || singleUnitPrice !== undefined)
  useEffect(() => {
    if (isNeeded) void request()
  }, [isNeeded, request])
  return Component && <Component lines={lines} />
}
