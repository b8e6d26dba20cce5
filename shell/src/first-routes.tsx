import type { Boot } from '@closyyy/platform/boot'
import type { RouteObject } from '@closyyy/platform/router'
import { MAIN_ID } from './frame/frame.tsx'
import { copyNodes } from './frame/served-nodes.ts'
import { matchClaim } from './remotes/claims.ts'
import { resolveLazyMatches } from './remotes/lazy-routes.ts'
import type { Remotes } from './remotes/remotes.ts'

export interface FirstRoutes {
  routes: RouteObject[]
  isServedPage: boolean
}

/** If the page's remote fails, its served HTML stays readable; without such HTML the router shows the error. */
export async function firstRoutes(remotes: Remotes, document: Document, mode: Boot['mode']): Promise<FirstRoutes> {
  const { pathname } = document.location
  const claim = matchClaim(remotes.units, pathname)
  const loaded = await remotes.loadForPath(pathname)
  const routes = loaded.flatMap(remote => remote.routes)
  try {
    if (claim && !loaded.some(remote => remote.name === claim.unit)) throw new Error(`${claim.unit} is not available.`)
    await resolveLazyMatches(routes, document.location)
    return { routes, isServedPage: false }
  } catch (error) {
    console.error(error)
    if (!claim || mode === 'frame') return { routes, isServedPage: false }
    const { ServedPage } = await import('./pages/served-page.tsx')
    for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
    const nodes = copyNodes(document.getElementById(MAIN_ID)?.childNodes ?? [])
    const served = { id: 'served-page', path: claim.path, element: <ServedPage nodes={nodes} unit={claim.unit} /> }
    return { routes: [served, ...routes.filter(route => route.id !== claim.id)], isServedPage: true }
  }
}
