import { matchRoutes, type RouteObject } from '@closyyy/platform/router'

/** Loads a path's lazy routes before the router is created, so that the first render is the page itself. */
export async function resolveLazyMatches(routes: RouteObject[], location: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const page = await route.lazy()
      delete route.lazy
      Object.assign(route, page)
    }),
  )
}

/** The router caches a failed page permanently, and a browser reuses a failed preload for the next request. */
export function retryLazy(routes: RouteObject[]): RouteObject[] {
  return routes.map(route => {
    const { lazy, children } = route
    const retried = typeof lazy === 'function' ? { lazy: () => lazy().catch(() => lazy()) } : {}
    return { ...route, ...retried, ...(children && { children: retryLazy(children) }) } as RouteObject
  })
}
