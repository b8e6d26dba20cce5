import type { BootRelease, BootUnit } from '@closyyy/platform/boot'
import type { Release } from '@closyyy/releases/release-document'
import { INTEGRITY_FILE, releaseFilePath } from '@closyyy/releases/release-paths'
import type { CurrentReleases } from './release-reader.ts'

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
