import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

export interface LazyOfflinePageProps {
  /** Shown if the offline page's own script fails to load. */
  children: ReactNode
}

const OfflinePage = lazy<ComponentType<LazyOfflinePageProps>>(() =>
  import(/* webpackChunkName: "offline" */ './offline-page.tsx').then(
    ({ OfflinePage }) => ({ default: OfflinePage }),
    () => ({ default: ({ children }) => children }),
  ),
)

/** The offline page; its script comes with the offline notice and is cached with it. */
export function LazyOfflinePage(props: LazyOfflinePageProps) {
  return (
    <Suspense>
      <OfflinePage {...props} />
    </Suspense>
  )
}

/** Returns whether the service worker responded with the offline frame (offline/service-worker.ts). */
export const isServedOffline = () =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-served-offline')
