import type { BootUnit } from '@closyyy/platform/boot'
import type { RemoteDefinition } from '@closyyy/platform/remote'
import { globalNameOf } from '@closyyy/releases/release-paths'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { loadEntry } from './load-entry.ts'

const TIME_LIMIT_MS = 3_000
const RETRY_DELAYS_MS = [150, 450]

const pendingLoads = new Map<string, Promise<RemoteDefinition>>()

export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly unit: string
  readonly kind: 'failed' | 'slow'

  constructor(unit: string, kind: 'failed' | 'slow', cause?: unknown) {
    super(`The remote ${unit} ${kind === 'slow' ? 'timed out' : 'could not be loaded'}.`, { cause })
    this.unit = unit
    this.kind = kind
  }
}

/** A load that finishes after its limit is reused, so that a retry succeeds at once. @throws RemoteError */
export function loadUnit(name: string, unit: BootUnit): Promise<RemoteDefinition> {
  const load = pendingLoads.get(name) ?? loadWithRetries(name, unit)
  pendingLoads.set(name, load)
  load.catch(() => pendingLoads.delete(name))
  return Promise.race([load, timeLimit(name)])
}

async function loadWithRetries(name: string, unit: BootUnit): Promise<RemoteDefinition> {
  for (const delay of [...RETRY_DELAYS_MS, undefined]) {
    try {
      return await load(name, unit)
    } catch (cause) {
      if (delay === undefined) throw new RemoteError(name, 'failed', cause)
      await new Promise(resolve => setTimeout(resolve, delay))
    }
  }
  throw new RemoteError(name, 'failed')
}

async function load(name: string, unit: BootUnit): Promise<RemoteDefinition> {
  const entryGlobalName = globalNameOf(name, unit.id)
  registerRemotes([{ name, entry: unit.entry, entryGlobalName, type: 'var' }], { force: true })
  await loadEntry(name, unit)
  const module = await loadRemote<{ remote: RemoteDefinition }>(`${name}/remote`)
  if (!module?.remote) throw new Error(`${unit.entry} exposes no remote.`)
  return module.remote
}

function timeLimit(name: string): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new RemoteError(name, 'slow')), TIME_LIMIT_MS))
}
