import { useIsHydrated } from '@closyyy/platform/rendering/hydration'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import * as styles from './deferred-sections.module.css'

/** Skips rendering below the first view until the first scroll. */
export function DeferredSections({ children }: { children: ReactNode }) {
  const isDeferred = useDeferred()
  return <div className={isDeferred ? `${styles.sections} ${styles.deferred}` : styles.sections}>{children}</div>
}

/** Only served pages defer: after Back the page needs its full height to restore the scroll position. */
function useDeferred(): boolean {
  const [isServed] = useState(!useIsHydrated())
  const isAtTop = useSyncExternalStore(
    onScroll,
    () => window.scrollY === 0,
    () => true,
  )
  return isServed && isAtTop
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
