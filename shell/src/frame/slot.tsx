import { withRedirect } from '@closyyy/contract/paths'
import type { HeaderFragmentName } from '@closyyy/platform/federation/remote'
import { isPlainPress } from '@closyyy/platform/navigation/link'
import { servedContent } from '@closyyy/platform/rendering/served-content'
import { useLocation, useNavigate } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { createContext, Suspense, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { matchClaim } from '../remotes/claims.ts'
import { useRemotes } from '../remotes/remotes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { copyNodes, fillWithNodes, type ServedNodes } from './served-nodes.ts'
import * as styles from './slot.module.css'

export type Slots = Partial<Record<HeaderFragmentName | 'page-styles', ServedNodes>>

export const SlotsContext = createContext<Slots>({})

const classNames: Record<HeaderFragmentName, string | undefined> = {
  search: styles.search,
  'category-menu': styles.categoryMenu,
  cart: styles.cart,
  'sell-now': styles.sellNow,
  account: styles.account,
  'bottom-bar': styles.bottomBar,
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
  const Fragment = fragment?.component
  // The same element: a navigation renders the slot, which may have another release, but not the fragment.
  const content = useMemo(() => Fragment && <Fragment />, [Fragment])
  if (!fragment) return served
  return (
    <ErrorBoundary key={fragment.release} fallback={served} onError={replace}>
      <div data-slot={name} className={classNames[name]}>
        <Suspense>{content}</Suspense>
      </div>
    </ErrorBoundary>
  )
}

function ServedFragment({ name, nodes }: SlotProps & { nodes: ServedNodes | undefined }) {
  const place = useServedLinks()
  useLayoutEffect(() => fillWithNodes(place.current, nodes), [nodes, place])
  return <div data-slot={name} className={classNames[name]} ref={place} {...servedContent} />
}

/**
 * Keeps up server-rendered links whose own script does not run for a guest: those to the login return to the current page,
 * those to the current page are marked, and other pages open in place.
 */
function useServedLinks() {
  const place = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  const { units } = useRemotes()
  const navigate = useNavigate()
  useEffect(() => {
    for (const link of place.current?.querySelectorAll('a') ?? []) {
      if (link.search.startsWith('?redirect=')) link.search = withRedirect('', pathname + search)
      link.ariaCurrent = link.pathname === pathname ? 'page' : null
    }
  }, [pathname, search])
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || !isPlainPress(event) || !matchClaim(units, link.pathname)) return
      event.preventDefault()
      void navigate(link.pathname + link.search)
    }
    const element = place.current
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  }, [navigate, units])
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
