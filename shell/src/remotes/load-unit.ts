import type { BootRelease } from '@closyyy/platform/boot'
import type { RemoteDefinition } from '@closyyy/platform/remote'
import { globalNameOf } from '@closyyy/releases/release-paths'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { loadEntry } from './load-entry.ts'

/** Loads a release; its name in the federation is unique, so that two releases of a unit can load at the same time. */
export async function loadUnit(unit: string, release: BootRelease): Promise<RemoteDefinition> {
  const { id, entry } = release
  const name = globalNameOf(unit, id)
  await loadEntry(unit, release)
  // After the entry, so that the attempts of one that hangs do not register it again.
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'var' }], { force: true })
  const module = await loadRemote<{ remote: RemoteDefinition }>(`${name}/remote`)
  if (!module?.remote) throw new Error(`${entry} exposes no remote.`)
  return module.remote
}
