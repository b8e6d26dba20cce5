import type { BootRelease, BootUnit } from '@closyyy/platform/federation/boot'
import type { Release } from '@closyyy/releases/release-document'
import { INTEGRITY_FILE, releaseFilePath } from '@closyyy/releases/release-paths'
import type { ReleaseSet } from './release-set.ts'

/** Returns what browsers need to load the current remotes, by name. */
export function bootUnits({ documents, lastGood }: ReleaseSet): Record<string, BootUnit> {
  const { shell: _, ...remotes } = documents
  return Object.fromEntries(
    Object.entries(remotes).map(([unit, release]) => {
      const earlier = lastGood[unit]
      return [unit, { ...bootUnit(release), ...(earlier && { lastGood: bootRelease(earlier) }) }]
    }),
  )
}

const cached = new WeakMap<ReleaseSet, Record<string, BootUnit>>()

/** Returns the same as `bootUnits`, derived once for a set of releases. */
export function cachedBootUnits(releases: ReleaseSet): Record<string, BootUnit> {
  const known = cached.get(releases) ?? bootUnits(releases)
  cached.set(releases, known)
  return known
}

/** Returns what a remote's release contributes, without its last good release. */
export function bootUnit(release: Release): BootUnit {
  const { claims, fragments } = release
  return { ...bootRelease(release), claims, fragments }
}

const bootRelease = (release: Release): BootRelease => ({
  id: release.id,
  entry: releaseFilePath(release, release.entry),
  integrity: release.integrity[INTEGRITY_FILE],
})
