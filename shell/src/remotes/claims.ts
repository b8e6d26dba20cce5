import type { UnitAddress } from '@closyyy/platform/boot'
import { matchRoutes } from '@closyyy/platform/router'
import type { Claim } from '@closyyy/releases/release'

/** The claim that an address falls under, with the unit that made it. */
export type MatchedClaim = Claim & { unit: string; params: Record<string, string | undefined> }

/** Finds who answers for an address, without a request; undefined where nobody does. */
export function matchClaim(
  units: Record<string, Pick<UnitAddress, 'claims'>>,
  pathname: string,
): MatchedClaim | undefined {
  const routes = Object.entries(units).flatMap(([unit, { claims }]) =>
    claims.map(claim => ({ path: claim.path, handle: { ...claim, unit } })),
  )
  const match = matchRoutes(routes, pathname)?.[0]
  return match && { ...(match.route.handle as Claim & { unit: string }), params: match.params }
}
