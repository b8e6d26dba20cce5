import type { BootUnit } from '@closyyy/platform/federation/boot'
import { matchRoutes } from '@closyyy/platform/router'
import type { Claim } from '@closyyy/releases/release-document'

export type MatchedClaim = Claim & { unit: string; params: Record<string, string | undefined> }

/**
 * Finds the claim of a path. Offers the router only the claims whose first segment can match, because it compiles every
 * pattern at each match. They stay in their order, by which it chooses between equals.
 */
export function matchClaim(
  units: Record<string, Pick<BootUnit, 'claims'>>,
  pathname: string,
): MatchedClaim | undefined {
  const segment = decoded(firstSegmentOf(pathname))
  const routes = Object.entries(units).flatMap(([unit, { claims }]) =>
    claims
      .filter(({ path }) => isOpen(path) || firstSegmentOf(path) === segment)
      .map(claim => ({ path: claim.path, caseSensitive: claim.caseSensitive, handle: { ...claim, unit } })),
  )
  const match = matchRoutes(routes, pathname)?.[0]
  return match && { ...(match.route.handle as Claim & { unit: string }), params: match.params }
}

const firstSegmentOf = (path: string) => path.split('/').find(Boolean)?.toLowerCase() ?? ''

/** True if the first segment can match several texts. */
const isOpen = (path: string) => /^\/*[^/]*[:*?]/.test(path)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}
