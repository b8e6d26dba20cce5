import type { Boot } from '@closyyy/platform/boot'
import type { RouteObject } from '@closyyy/platform/router'
import { MAIN_ID } from '../frame/frame.tsx'
import { matchClaim } from './claims.ts'
import type { Remotes } from './remotes.ts'
import { resolveLazyMatches } from './resolve-lazy.ts'

export interface FirstRoutes {
  routes: RouteObject[]
  /** True where the page's own remote failed and its served HTML stands in. */
  isServedPage: boolean
}

/**
 * The remote routes for the first render, with the pages of the address loaded. Where the address's own remote cannot
 * be had, the HTML that the server rendered stays readable, with a notice; without such HTML the router reports it.
 */
export async function firstRoutes(remotes: Remotes, document: Document, mode: Boot['mode']): Promise<FirstRoutes> {
  const { pathname } = document.location
  const claim = matchClaim(remotes.units, pathname)
  const loaded = await remotes.loadForAddress(pathname)
  const routes = loaded.flatMap(remote => remote.routes)
  try {
    if (claim && !loaded.some(remote => remote.name === claim.unit)) throw new Error(`${claim.unit} is not there.`)
    await resolveLazyMatches(routes, document.location)
    return { routes, isServedPage: false }
  } catch (error) {
    console.error(error)
    if (!claim || mode === 'frame') return { routes, isServedPage: false }
    const { ServedPage } = await import('../frame/served-page.tsx')
    for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
    const html = document.getElementById(MAIN_ID)?.innerHTML ?? ''
    const served = { id: 'served-page', path: claim.path, element: <ServedPage html={html} unit={claim.unit} /> }
    return { routes: [served, ...routes.filter(route => route.id !== claim.id)], isServedPage: true }
  }
}
