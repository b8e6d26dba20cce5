import type { RouteObject } from '@closyyy/platform/router'

/**
 * Routes whose pages are asked for twice before they count as failed: the router keeps a failed page for good, and a
 * browser hands the failure of a preload on to the first request that follows it.
 */
export function retryLazy(routes: RouteObject[]): RouteObject[] {
  return routes.map(route => {
    const { lazy, children } = route
    const patient = typeof lazy === 'function' ? { lazy: () => lazy().catch(() => lazy()) } : {}
    return { ...route, ...patient, ...(children && { children: retryLazy(children) }) } as RouteObject
  })
}
