import type { BootRelease } from '@closyyy/platform/federation/boot'
import type { RemoteDefinition } from '@closyyy/platform/federation/remote'
import { globalNameOf } from '@closyyy/releases/release-paths'
import { loadEntry } from './load-entry.ts'

/** The federation container that an entry script registers. */
interface Container {
  init: (scope: object) => unknown
  get: (path: string) => Promise<() => { remote?: RemoteDefinition }>
}

declare const __webpack_init_sharing__: (scope: string) => unknown
declare const __webpack_share_scopes__: { default: object }

/** Entry of the releases that need the federation runtime of the shell (docs/decisions/039-own-federation-runtime.md). */
const OLD_ENTRY = /\/remoteEntry\.js$/

/** Loads a release; its name in the federation is unique, so that two releases of a unit can load at the same time. */
export async function loadUnit(unit: string, release: BootRelease): Promise<RemoteDefinition> {
  const { id, entry } = release
  if (OLD_ENTRY.test(entry)) await import(/* webpackChunkName: "federation-runtime" */ './federation-runtime.ts')
  await loadEntry(unit, release)
  const container: Container = Reflect.get(window, globalNameOf(unit, id))
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  const { remote } = (await container.get('./remote'))()
  if (!remote) throw new Error(`${entry} exposes no remote.`)
  return remote
}
