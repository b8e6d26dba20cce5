import type { BootRelease, BootUnit } from '@closyyy/platform/boot'
import type { Release } from '@closyyy/releases/release-document'
import { INTEGRITY_FILE, releaseFilePath } from '@closyyy/releases/release-paths'
import type { CurrentReleases } from './current-releases.ts'

/** Returns what browsers need to load the current remotes, by name. */
export function bootUnits({ documents, lastGood }: CurrentReleases): Record<string, BootUnit> {
  const { shell: _, ...remotes } = documents
  return Object.fromEntries(
    Object.entries(remotes).map(([unit, release]) => {
      const earlier = lastGood[unit]
      return [unit, { ...bootUnit(release), ...(earlier && { lastGood: bootRelease(earlier) }) }]
    }),
  )
}

const served = new WeakMap<CurrentReleases, Record<string, BootUnit>>()

/** Returns the same as `bootUnits`, derived once for a set of releases. */
export function servedUnits(releases: CurrentReleases): Record<string, BootUnit> {
  const known = served.get(releases) ?? bootUnits(releases)
  served.set(releases, known)
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
