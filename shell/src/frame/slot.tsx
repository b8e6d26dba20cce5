import { withRedirect } from '@closyyy/contract/paths'
import type { HeaderFragmentName } from '@closyyy/platform/remote'
import { useLocation } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { createContext, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRemotes } from '../remotes/remotes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { copyNodes, fillWithNodes, type ServedNodes, servedContent } from './served-nodes.ts'
import * as styles from './slot.module.css'

export type Slots = Partial<Record<HeaderFragmentName | 'page-styles', ServedNodes>>

export const SlotsContext = createContext<Slots>({})

const classNames: Record<HeaderFragmentName, string | undefined> = {
  search: styles.search,
  'category-menu': styles.categoryMenu,
  cart: styles.cart,
  'sell-now': styles.sellNow,
  account: styles.account,
}

export interface SlotProps {
  name: HeaderFragmentName
}

/**
 * Until its remote is loaded, or if it fails, the fragment's server-rendered HTML stays and works without a script. A
 * fragment that fails to render is replaced by that of the last good release.
 */
export function Slot({ name }: SlotProps) {
  const nodes = useContext(SlotsContext)[name]
  const { fragment, replace } = useNeededFragment(name, !nodes?.length)
  const served = <ServedFragment name={name} nodes={nodes} />
  if (!fragment) return served
  const { component: Fragment, release } = fragment
  return (
    <ErrorBoundary key={release} fallback={served} onError={replace}>
      <div data-slot={name} className={classNames[name]}>
        <Suspense>
          <Fragment />
        </Suspense>
      </div>
    </ErrorBoundary>
  )
}

function ServedFragment({ name, nodes }: SlotProps & { nodes: ServedNodes | undefined }) {
  const place = useLoginRedirect()
  useLayoutEffect(() => fillWithNodes(place.current, nodes), [nodes, place])
  return <div data-slot={name} className={classNames[name]} ref={place} {...servedContent} />
}

/** Updates `redirect` in server-rendered login links, whose own script does not run for a guest. */
function useLoginRedirect() {
  const place = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    for (const link of place.current?.querySelectorAll<HTMLAnchorElement>('[href*="?redirect="]') ?? [])
      link.search = withRedirect('', pathname + search)
  }, [pathname, search])
  return place
}

/** Loads the fragment if this visitor needs it; without server-rendered HTML every visitor does. */
function useNeededFragment(name: HeaderFragmentName, hasNoHtml: boolean) {
  const remotes = useRemotes()
  const isSignedIn = useSession() !== undefined
  const [, setLoads] = useState(0)
  const isNeeded = hasNoHtml || remotes.isFragmentNeeded(name, isSignedIn)
  const fragment = isNeeded ? remotes.fragment(name) : undefined
  const isMissing = isNeeded && !fragment
  const showLoaded = () => setLoads(loads => loads + 1)

  useEffect(() => {
    if (!isMissing) return
    let isUnmounted = false
    remotes.loadFragment(name).then(
      () => isUnmounted || setLoads(loads => loads + 1),
      (error: unknown) => console.error(error),
    )
    return () => {
      isUnmounted = true
    }
  }, [isMissing, name, remotes])

  const replace = (reason: unknown) => void remotes.replaceFragment(name, reason).then(showLoaded, console.error)
  return { fragment, replace }
}

export function readSlots(document: Document): Slots {
  const found = document.querySelectorAll<HTMLElement>('[data-slot]')
  return Object.fromEntries([...found].map(slot => [slot.dataset.slot, copyNodes(slot.childNodes)]))
}
