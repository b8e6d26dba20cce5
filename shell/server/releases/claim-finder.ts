import type { BootUnit } from '@closyyy/platform/boot'
import { type MatchedClaim, matchClaim } from '../../src/remotes/claims.ts'
import { bootUnits } from './boot-units.ts'
import type { CurrentReleases } from './release-reader.ts'

type Units = Record<string, Pick<BootUnit, 'claims'>>

/** Finds the claim of a path. */
type FindClaim = (pathname: string) => MatchedClaim | undefined

const firstSegmentOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''

/** True if the first segment can match several texts. */
const isOpen = (path: string) => /[:*?]/.test(firstSegmentOf(path))

/**
 * Offers the router only the claims whose first segment can match, because it compiles every pattern at each match. They
 * stay in their order, by which it chooses between equals.
 */
export function createClaimFinder(units: Units): FindClaim {
  const claimsFor = (segment: string | undefined): Units =>
    Object.fromEntries(
      Object.entries(units).map(([unit, { claims }]) => [
        unit,
        { claims: claims.filter(({ path }) => isOpen(path) || firstSegmentOf(path) === segment) },
      ]),
    )
  const paths = Object.values(units).flatMap(({ claims }) => claims.map(({ path }) => path))
  const bySegment = new Map(paths.map(path => [firstSegmentOf(path), claimsFor(firstSegmentOf(path))]))
  const others = claimsFor(undefined)
  return pathname => matchClaim(bySegment.get(decoded(firstSegmentOf(pathname))) ?? others, pathname)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}

interface ServedUnits {
  units: Record<string, BootUnit>
  findClaim: FindClaim
}

const served = new WeakMap<CurrentReleases, ServedUnits>()

/** Returns the remotes of a set of releases, derived once. */
export function servedUnits(releases: CurrentReleases): ServedUnits {
  const known = served.get(releases)
  if (known) return known
  const units = bootUnits(releases)
  const derived = { units, findClaim: createClaimFinder(units) }
  served.set(releases, derived)
  return derived
}
