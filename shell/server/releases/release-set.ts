import type { Release } from '@closyyy/releases/release-document'
import type { UnitState } from '@closyyy/releases/release-state'
import type { PublicKeys } from '@closyyy/releases/verify-release'
import type { RendererSet } from '../render-pool/renderers.ts'
import { bundleKey } from '../renderer/protocol.ts'
import { createLastGoodReader } from './last-good-release.ts'
import type { ReleaseSource } from './release-source.ts'
import { requireShell, type VerifiedRelease } from './verified-releases.ts'

/** The releases that one visitor gets. */
export interface ReleaseSet {
  /** Names the releases; the same for the same ones. */
  key: string
  /** A unit without any valid release is absent. */
  documents: Record<string, Release>
  /** The release of a remote that browsers run if its current one fails there; absent if there is none. */
  lastGood: Record<string, Release>
  /** Renders pages of these releases. */
  startPage: RendererSet['start']
  /** Returns a verified style sheet or service worker by its path on the shop's origin. @throws if it is absent */
  readText: (path: string) => string
}

/** Returns a function that describes chosen releases with the last good release of each remote. */
export function createComposer(source: Pick<ReleaseSource, 'readVerified'>) {
  const readLastGood = createLastGoodReader(source)

  return async function compose(
    keys: PublicKeys,
    units: Record<string, UnitState>,
    releases: VerifiedRelease[],
  ): Promise<Omit<ReleaseSet, 'startPage'>> {
    const shell = requireShell(releases)
    const texts = new Map(releases.flatMap(release => [...release.texts]))
    const remotes = releases.filter(release => release !== shell)
    const lastGood = await Promise.all(
      remotes.map(({ document: { unit, id } }) =>
        readLastGood(keys, { unit, id, state: units[unit], shell: shell.document }),
      ),
    )
    const ids = [...releases, ...lastGood.map(document => document && { document })]
    return {
      key: ids.map(release => (release ? bundleKey(release.document) : '')).join(),
      lastGood: Object.fromEntries(lastGood.flatMap(release => (release ? [[release.unit, release]] : []))),
      documents: Object.fromEntries(releases.map(({ document }) => [document.unit, document])),
      readText(path) {
        const text = texts.get(path)
        if (text === undefined) throw new Error(`${path} is not a file of the current releases.`)
        return text
      },
    }
  }
}
