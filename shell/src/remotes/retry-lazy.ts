import type { RouteObject } from '@closyyy/platform/router'

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
