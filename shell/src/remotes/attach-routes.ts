import type { RouteObject } from '@closyyy/platform/router'
import type { Remotes } from './remotes.ts'

export const UNIT_ROUTE_ID = 'unit'

interface Patch {
  path: string
  patch: (routeId: string | null, children: RouteObject[]) => void
}

export function attachRoutes(remotes: Remotes, known: RouteObject[]) {
  const attached = new Set(known.map(route => route.id))
  return async ({ path, patch }: Patch) => {
    const remote = await remotes.loadForClaim(path)
    const missing = remote?.routes.filter(route => !attached.has(route.id)) ?? []
    for (const route of missing) attached.add(route.id)
    if (missing.length > 0) patch(UNIT_ROUTE_ID, missing)
  }
}
