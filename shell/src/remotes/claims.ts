import type { BootUnit } from '@closyyy/platform/boot'
import { matchRoutes } from '@closyyy/platform/router'
import type { Claim } from '@closyyy/releases/release-document'

export type MatchedClaim = Claim & { unit: string; params: Record<string, string | undefined> }

export function matchClaim(
  units: Record<string, Pick<BootUnit, 'claims'>>,
  pathname: string,
): MatchedClaim | undefined {
  const routes = Object.entries(units).flatMap(([unit, { claims }]) =>
    claims.map(claim => ({ path: claim.path, caseSensitive: claim.caseSensitive, handle: { ...claim, unit } })),
  )
  const match = matchRoutes(routes, pathname)?.[0]
  return match && { ...(match.route.handle as Claim & { unit: string }), params: match.params }
}
