import { matchRoutes, type RouteObject } from '@closyyy/platform/router'

/** Loads the pages of an address before the router is made, so that the first render can be the page itself. */
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
