import { type LoaderFunctionArgs, type RouteObject, redirect } from '@closyyy/platform/router'
import type { Claim } from '@closyyy/releases/release-document'
import { RemotePage, RemotePageError } from '../pages/remote-page.tsx'
import { openDocument } from './open-document.ts'
import { isCodeError } from './remote-error.ts'
import type { Remotes } from './remotes.ts'

/** The part of the router's state that tells which page is open. */
interface CurrentPage {
  location: { pathname: string }
  loaderData: Record<string, unknown>
}

interface RemoteRoutesOptions {
  remotes: Remotes
  /** Returns the router's state; undefined before the router exists. */
  currentPage: () => CurrentPage | undefined
}

/**
 * Returns the routes of all claims. They delegate to the release that a navigation chooses: the loader returns its id,
 * and the route renders that release's page. The routes therefore stay while releases change.
 */
export function remoteRoutes(options: RemoteRoutesOptions): RouteObject[] {
  const routes: RouteObject[] = []
  for (const [unit, { claims }] of Object.entries(options.remotes.units))
    for (const claim of claims) addClaim(routes, unit, claim, options)
  return routes
}

/** Adds a claim's route inside those of its layouts. */
function addClaim(routes: RouteObject[], unit: string, claim: Claim, options: RemoteRoutesOptions): void {
  const { id, path, caseSensitive, parents = [] } = claim
  let siblings = routes
  for (const layout of parents) {
    const known = siblings.find(route => route.id === layout)
    const children = known?.children ?? []
    if (!known)
      siblings.push({ ...remoteRoute(unit, layout, options), children, shouldRevalidate: () => true } as RouteObject)
    siblings = children
  }
  siblings.push({ ...remoteRoute(unit, id, options), path, caseSensitive } as RouteObject)
}

function remoteRoute(unit: string, id: string, { remotes, currentPage }: RemoteRoutesOptions): RouteObject {
  const { releases } = remotes
  return {
    id,
    async loader(args: LoaderFunctionArgs) {
      const { pathname, search } = new URL(args.request.url)
      const current = currentPage()
      const kept = current?.location.pathname === pathname ? current.loaderData[id] : undefined
      const release = await remotes.openPage(pathname, kept as string | undefined)
      const route = release?.route(id)
      // A newer release claims the path no more, or with other routes than those of this page's router.
      if (!release || !route) return openDocument(args.request.url)
      const { loader } = route
      try {
        const result = typeof loader === 'function' && (await loader(args))
        return result instanceof Response ? result : release.id
      } catch (error) {
        if (isCodeError(error) && releases.exclude(unit, release.id, error)) return redirect(pathname + search)
        throw error
      }
    },
    element: <RemotePage route={id} />,
    errorElement: <RemotePageError unit={unit} route={id} />,
  }
}
