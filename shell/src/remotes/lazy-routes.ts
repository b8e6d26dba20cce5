import { matchRoutes, type RouteObject } from '@closyyy/platform/router'

/** Loads the lazy routes of a path before the router is created, so that the first render is the page itself. */
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

/**
 * Makes lazy routes retry once: the router caches a failed page for good, and a browser reuses the failure of a preload
 * for the request that follows it.
 */
export function retryLazy(routes: RouteObject[]): RouteObject[] {
  return routes.map(route => {
    const { lazy, children } = route
    const retried = typeof lazy === 'function' ? { lazy: () => lazy().catch(() => lazy()) } : {}
    return { ...route, ...retried, ...(children && { children: retryLazy(children) }) } as RouteObject
  })
}
