import { type ComponentType, lazy, Suspense } from 'react'
import { UnitNotice } from './unit-notice.tsx'

const OfflinePage = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "offline" */ './offline-page.tsx').then(
    ({ OfflinePage }) => ({ default: OfflinePage }),
    // A first visit may lose its connection before the script is loaded.
    () => ({ default: UnitNotice }),
  ),
)

/** Its script comes with the offline notice and is cached with it. */
export function LazyOfflinePage() {
  return (
    <Suspense>
      <OfflinePage />
    </Suspense>
  )
}
