import { releasesFor, type UnitState, VISITOR_GROUPS } from '@closyyy/releases/release-state'
import type { ServedRelease } from '../metrics/server-metrics.ts'

interface Loaded {
  document: { unit: string; id: string }
}

/** The releases of all visitors, as `Composed` for each group of them. */
export interface ReleasesByGroup<Composed> {
  /** Returns the releases of a group, 0 to 99; without one, those without a canary. */
  forGroup: (group?: number) => Composed
  /** The releases of all groups, each set once. */
  sets: Composed[]
  hasCanary: boolean
  shares: ServedRelease[]
}

/**
 * Composes the releases of each group of visitors from each unit's current release (or its last good one) and the valid
 * canaries. If one of a group's canaries is invalid, the group gets none, because the others were checked with it.
 */
export function groupReleases<Release extends Loaded, Composed>(
  state: Record<string, UnitState>,
  { current, canaries }: { current: Release[]; canaries: Release[] },
  compose: (releases: Release[]) => Composed,
): ReleasesByGroup<Composed> {
  const canariesOf = (group?: number): Release[] => {
    const ids = Object.entries(releasesFor(state, group)).filter(([unit, id]) => state[unit]?.current !== id)
    const found = ids.map(([unit, id]) => canaries.find(({ document }) => document.unit === unit && document.id === id))
    const valid = found.filter(release => release !== undefined)
    return valid.length === ids.length ? valid : []
  }
  const select = (valid: Release[]): Release[] => {
    const replaced = new Set(valid.map(({ document }) => document.unit))
    return [...current.filter(({ document }) => !replaced.has(document.unit)), ...valid]
  }
  const composed = new Map([['', compose(current)]])

  function forGroup(group?: number): Composed {
    const valid = canariesOf(group)
    const key = valid.map(({ document }) => document.unit).join()
    const known = composed.get(key) ?? compose(select(valid))
    composed.set(key, known)
    return known
  }

  function sharesOf(): ServedRelease[] {
    const shares = new Map<Release, number>([...current, ...canaries].map(release => [release, 0]))
    for (let group = 0; group < VISITOR_GROUPS; group += 1)
      for (const release of select(canariesOf(group))) shares.set(release, (shares.get(release) ?? 0) + 1)
    return [...shares].map(
      ([
        {
          document: { unit, id },
        },
        percent,
      ]) => ({ unit, release: id, percent }),
    )
  }

  const sets = [...new Set([undefined, ...Array(VISITOR_GROUPS).keys()].map(forGroup))]
  return { forGroup, sets, hasCanary: canaries.length > 0, shares: sharesOf() }
}
