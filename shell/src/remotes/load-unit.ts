import type { BootRelease } from '@closyyy/platform/boot'
import type { RemoteDefinition } from '@closyyy/platform/remote'
import { globalNameOf } from '@closyyy/releases/release-paths'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { loadEntry } from './load-entry.ts'

/** Loads a release; its name in the federation is unique, so that two releases of a unit can load at the same time. */
export async function loadUnit(unit: string, release: BootRelease): Promise<RemoteDefinition> {
  const { id, entry } = release
  const name = globalNameOf(unit, id)
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'var' }], { force: true })
  await loadEntry(unit, release)
  const module = await loadRemote<{ remote: RemoteDefinition }>(`${name}/remote`)
  if (!module?.remote) throw new Error(`${entry} exposes no remote.`)
  return module.remote
}
