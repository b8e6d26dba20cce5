import { findIncompatibility } from '@closyyy/releases/compatibility'
import type { Release } from '@closyyy/releases/release-document'
import type { UnitState } from '@closyyy/releases/release-state'
import type { PublicKeys } from '@closyyy/releases/verify-release'
import { LRUCache } from 'lru-cache'
import { bundleKey } from '../renderer/protocol.ts'
import type { ReleaseSource } from './release-source.ts'

/** More than the releases between two releases that work. */
const MAX_VERIFIED = 50

interface LastGoodOptions {
  unit: string
  /** Id of the release that is served. */
  id: string
  state: UnitState | undefined
  shell: Release
}

/**
 * Returns a function that finds the newest valid release of a unit that was current before the served one and runs in
 * the current shell; for a canary, that is the current one. Each release is verified once; an invalid one again after
 * the next change of what is served.
 */
export function createLastGoodReader(source: Pick<ReleaseSource, 'readVerified'>) {
  const verified = new LRUCache<string, Release>({ max: MAX_VERIFIED })

  async function verify(keys: PublicKeys, unit: string, id: string): Promise<Release | undefined> {
    const key = bundleKey({ unit, id })
    const known = verified.get(key)
    if (known) return known
    const release = await source.readVerified(keys, { unit, id }).catch(() => undefined)
    if (!release) return
    const { files: _, ...document } = release
    verified.set(key, document)
    return document
  }

  return async (keys: PublicKeys, { unit, id, state, shell }: LastGoodOptions): Promise<Release | undefined> => {
    const { current, previous = [] } = state ?? {}
    const known = current ? [current, ...previous] : []
    for (const earlier of known.slice(known.indexOf(id) + 1)) {
      const release = await verify(keys, unit, earlier)
      if (release && !findIncompatibility(shell, release)) return release
    }
    return undefined
  }
}
