import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { offeredModules } from '@closyyy/platform/offered-modules'
import type { RemoteDefinition } from '@closyyy/platform/remote'
import { evaluateBundle } from '@closyyy/releases/evaluate-bundle'
import { readRegistry, readRelease, registryPath } from '@closyyy/releases/registry'
import type { Release } from '@closyyy/releases/release'
import type * as ShellBundle from '../../src/server-entry.ts'

export interface CurrentReleases {
  documents: Record<string, Release>
  shell: typeof ShellBundle
  remotes: Record<string, RemoteDefinition>
}

export interface ReleaseReader {
  current: () => Promise<CurrentReleases>
}

const CHECK_INTERVAL_MS = 500

/** A promotion or rollback takes effect within half a second; evaluated bundles are cached. */
export function createReleaseReader(folder: string): ReleaseReader {
  const evaluated = new Map<string, Record<string, unknown>>()
  let known: { changedAt: number; releases: CurrentReleases } | undefined
  let checkedAt = 0

  function evaluate(release: Release): Record<string, unknown> {
    const key = `${release.unit}@${release.id}`
    const cached = evaluated.get(key)
    if (cached) return cached
    const bundle = evaluateBundle(join(folder, release.unit, release.id, release.server), offeredModules)
    evaluated.set(key, bundle)
    return bundle
  }

  async function read(): Promise<CurrentReleases> {
    const { units } = await readRegistry(folder)
    const documents: Record<string, Release> = {}
    const remotes: Record<string, RemoteDefinition> = {}
    for (const [unit, { current }] of Object.entries(units)) {
      documents[unit] = await readRelease(folder, unit, current)
      if (unit === 'shell') continue
      try {
        remotes[unit] = evaluate(documents[unit]).remote as RemoteDefinition
      } catch (error) {
        console.error(`The server bundle of ${unit} ${current} is broken:`, error)
      }
    }
    if (!documents.shell) throw new Error(`No release of the shell is published in ${folder}.`)
    return { documents, remotes, shell: evaluate(documents.shell) as typeof ShellBundle }
  }

  return {
    async current() {
      if (known && Date.now() - checkedAt < CHECK_INTERVAL_MS) return known.releases
      checkedAt = Date.now()
      const { mtimeMs } = await stat(registryPath(folder))
      if (known?.changedAt !== mtimeMs) known = { changedAt: mtimeMs, releases: await read() }
      return known.releases
    },
  }
}
