import type { UnitState } from '@closyyy/releases/release-state'
import { InvalidReleaseError, type PublicKeys } from '@closyyy/releases/verify-release'
import type { RendererSet, Renderers } from '../render-pool/renderers.ts'
import { bundleKey } from '../renderer/protocol.ts'
import { requireShell, type ValidReleases, type VerifiedReleases } from './verified-releases.ts'

interface OpenReleasesOptions {
  verified: Pick<VerifiedReleases, 'loadAll' | 'reject'>
  renderers: Pick<Renderers, 'open'>
}

export interface OpenedReleases {
  /** The releases that are valid and can be evaluated. */
  valid: ValidReleases
  /** Keys of the valid releases, also of those that cannot be evaluated. */
  validKeys: string
  /** Renders pages of the releases. */
  rendererSet: RendererSet
}

/**
 * Loads the valid releases and starts renderers for them; rejects those that cannot be evaluated.
 * @throws if no shell's release is valid
 */
export async function openReleases(
  { verified, renderers }: OpenReleasesOptions,
  keys: PublicKeys,
  units: Record<string, UnitState>,
): Promise<OpenedReleases> {
  const unusable = new Set<string>()
  let validKeys: string | undefined
  for (;;) {
    const valid = await verified.loadAll(keys, units, unusable)
    requireShell(valid.current)
    validKeys ??= keysOfValid(valid)
    const bundles = [...valid.current, ...valid.canaries].map(({ bundle }) => bundle)
    const rendererSet = await renderers.open(bundles)
    const { failures } = rendererSet
    const failed = bundles.filter(bundle => bundleKey(bundle) in failures && !unusable.has(bundleKey(bundle)))
    if (failed.length === 0) return { valid, validKeys, rendererSet }
    rendererSet.retire()
    for (const { unit, id, file } of failed) {
      const key = bundleKey({ unit, id })
      unusable.add(key)
      verified.reject(new InvalidReleaseError({ unit, id, file, reason: failures[key] ?? '' }))
    }
  }
}

/** Names the valid releases; the same for the same ones. */
export const keysOfValid = ({ current, canaries }: ValidReleases): string =>
  [...current, ...canaries].map(({ bundle }) => bundleKey(bundle)).join()
