import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

export interface LazyOfflinePageProps {
  children: ReactNode
}

const OfflinePage = lazy<ComponentType<LazyOfflinePageProps>>(() =>
  import(/* webpackChunkName: "offline" */ './offline-page.tsx').then(
    ({ OfflinePage }) => ({ default: OfflinePage }),
    () => ({ default: ({ children }) => children }),
  ),
)

/** Its script comes with the offline notice and is cached with it. */
export function LazyOfflinePage(props: LazyOfflinePageProps) {
  return (
    <Suspense>
      <OfflinePage {...props} />
    </Suspense>
  )
}

/** True if the service worker responded with the offline frame. */
export const isServedOffline = () =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-served-offline')
