import type { RouteObject } from '@closyyy/platform/router'
import { UNIT_ROUTE_ID } from '../routes.tsx'
import type { Remotes } from './remotes.ts'

interface Grafting {
  path: string
  patch: (routeId: string | null, children: RouteObject[]) => void
}

/** Grafts a remote's routes into the router when an address first needs them. */
export function graftRoutes(remotes: Remotes, known: RouteObject[]) {
  const grafted = new Set(known.map(route => route.id))
  return async ({ path, patch }: Grafting) => {
    const remote = await remotes.loadForClaim(path)
    const fresh = remote?.routes.filter(route => !grafted.has(route.id)) ?? []
    for (const route of fresh) grafted.add(route.id)
    if (fresh.length > 0) patch(UNIT_ROUTE_ID, fresh)
  }
}
