import type { Boot } from '@closyyy/platform/federation/boot'
import type { RouteObject } from '@closyyy/platform/router'
import { matchClaim } from './remotes/claims.ts'
import type { Remotes } from './remotes/remotes.ts'

export interface FirstPage {
  /** Routes that take precedence over those of the remotes. */
  routes: RouteObject[]
  hydrationData: Boot['router']
  /** True if the releases that rendered the document run in this page. */
  isHydrated: boolean
}

/**
 * Loads the page of the document before the router exists, so that the first render is the page itself. If its remote
 * fails, its served HTML stays readable; without such HTML the router shows the error.
 */
export async function loadFirstPage(remotes: Remotes, document: Document, boot: Boot): Promise<FirstPage> {
  const { pathname } = document.location
  const { mode, router, units } = boot
  const claim = matchClaim(units, pathname)
  const fragments = remotes.loadFragments(pathname)
  try {
    const release = await remotes.openPage(pathname)
    await fragments
    const isServed = Object.entries(units).every(([unit, { id }]) => (remotes.releases.get(unit)?.id ?? id) === id)
    const ids = claim ? [...(claim.parents ?? []), claim.id] : []
    const chosen = Object.fromEntries(ids.map(id => [id, release?.id]))
    const hydrationData = router && { ...router, loaderData: { ...router.loaderData, ...chosen } }
    return { routes: [], hydrationData, isHydrated: mode === 'full' && isServed }
  } catch (error) {
    console.error(error)
    await fragments
    if (!claim || mode === 'frame') return { routes: [], hydrationData: router, isHydrated: false }
    const { servedRoute } = await import(/* webpackChunkName: "offline" */ './pages/served-page.tsx')
    return { routes: [servedRoute(document, claim.unit)], hydrationData: router, isHydrated: false }
  }
}
