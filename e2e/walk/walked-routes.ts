import { readRelease, readState } from '@closyyy/releases/registry'
import { openFolderStore } from '@closyyy/releases/release-store'
import { releasesDir } from '@closyyy/tooling/env'
import { pathOf } from '../fixtures/catalogue.ts'
import type { Role } from './visitors.ts'
import type { WalkData } from './walk-data.ts'

/** A page to visit: a path of a route. */
export interface WalkedPath {
  route: string
  path: string
}

/** Returns the paths of routes with parameters, and of states that only a query opens, by route id. */
const pathsByRoute = (role: Role, { live, sold, buyersOrder, guestsOrder }: WalkData): Record<string, string[]> => ({
  'storefront-listing': ['/listing/women', '/listing/women/kurtis?size=medium&max_price=9000'],
  'storefront-product': [pathOf(live), pathOf({ ...sold, sold: true })],
  'storefront-shop': [`/user/${live.user.id}`],
  'storefront-search': ['/search', '/search?query=kurta'],
  'storefront-order-confirmation': [`/orderconfirmation/${role === 'guest' ? guestsOrder : buyersOrder}`],
  'storefront-checkout': [`/checkout?sellerId=${live.user.id}`, `/checkout?itemId=${live.id}`],
  'hub-sold-order': [`/seller/sellinghub/sold-items/${buyersOrder}`],
  'packing-slip': [`/seller/sellinghub/sold-items/${buyersOrder}/slip`],
  'hub-moderation': ['/seller/sellinghub/moderation', '/seller/sellinghub/moderation?tab=orders'],
  'auth-password-reset': ['/seller/password-reset', '/seller/password-reset?token=walk'],
})

/** Returns the paths of all routes that the current releases claim. @throws if one has parameters and no path here */
export async function readWalkedPaths(role: Role, data: WalkData): Promise<WalkedPath[]> {
  const store = openFolderStore(releasesDir)
  const states = Object.entries(await readState(store))
  const releases = await Promise.all(states.map(([unit, { current = '' }]) => readRelease(store, unit, current)))
  const claims = releases.flatMap(({ claims }) => claims)
  const known = pathsByRoute(role, data)
  const unclaimed = Object.keys(known).filter(route => !claims.some(({ id }) => id === route))
  if (unclaimed.length > 0) throw new Error(`No release claims ${unclaimed.join(', ')}: remove it from the walk.`)
  return claims.flatMap(({ id, path }) => {
    const paths = known[id] ?? (/[:*]/.test(path) ? [] : [path])
    if (paths.length === 0) throw new Error(`The route ${id} (${path}) has parameters: add a path of it to the walk.`)
    return paths.map(walked => ({ route: id, path: walked }))
  })
}
