import { type ReactNode, useState, useSyncExternalStore } from 'react'
import * as styles from './deferred-sections.module.css'

/** The home page's sections; those below the first view rest, undrawn, until somebody scrolls. */
export function DeferredSections({ children }: { children: ReactNode }) {
  const isDeferred = useDeferred()
  return <div className={isDeferred ? `${styles.sections} ${styles.deferred}` : styles.sections}>{children}</div>
}

/** Only a served page rests: one drawn on the way Back must have its true height at once, or its place is lost. */
function useDeferred(): boolean {
  const [isServed] = useState(useIsHydrating())
  const isAtTop = useSyncExternalStore(
    onScroll,
    () => window.scrollY === 0,
    () => true,
  )
  return isServed && isAtTop
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

const never = () => () => undefined

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
