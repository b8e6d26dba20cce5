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
