import type { UnitAddress } from '@closyyy/platform/boot'
import { releaseFilePath } from '@closyyy/releases/release-address'
import type { CurrentReleases } from '../releases/release-reader.ts'

/** The registry as the browser needs it: how to load each remote, and who answers for which address. */
export function unitAddresses({ documents }: CurrentReleases): Record<string, UnitAddress> {
  return Object.fromEntries(
    Object.values(documents)
      .filter(release => release.unit !== 'shell')
      .map(release => {
        const { unit, id, entry, claims, pieces } = release
        return [unit, { id, entry: releaseFilePath(release, entry), claims, pieces }]
      }),
  )
}
