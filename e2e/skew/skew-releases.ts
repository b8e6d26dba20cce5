import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { OfferedCalls } from '@closyyy/releases/call-compatibility'
import { VENDOR_FOLDER } from '@closyyy/releases/publish-release'
import { promote, readState } from '@closyyy/releases/registry'
import { appendEntry } from '@closyyy/releases/release-log'
import { openFolderStore } from '@closyyy/releases/release-store'
import type { Combination, Version } from './combinations.ts'

const author = { by: 'npm run skew' }

/** The releases of both versions in one store. */
export interface SkewReleases {
  folder: string
  /** Ids by version and unit. */
  ids: Record<Version, Record<string, string>>
}

/** Copies the releases of N−1 with their log to a folder, and publishes the current releases of N after them. */
export async function collectReleases(
  folder: string,
  { current, previous }: { current: string; previous: string },
): Promise<SkewReleases> {
  await cp(previous, folder, { recursive: true })
  const store = openFolderStore(folder)
  const before = await readState(store)
  const ids = { N: await currentIds(current), 'N−1': await currentIds(previous) }
  await cp(join(current, VENDOR_FOLDER), join(folder, VENDOR_FOLDER), { recursive: true })
  for (const [unit, id] of Object.entries(ids.N)) {
    if (before[unit]?.published.some(release => release.id === id)) continue
    await cp(join(current, unit, id), join(folder, unit, id), { recursive: true })
    await appendEntry(store, () => ({ action: 'publish' as const, releases: { [unit]: id }, ...author }))
  }
  return { folder, ids }
}

async function currentIds(folder: string): Promise<Record<string, string>> {
  const state = await readState(openFolderStore(folder))
  return Object.fromEntries(Object.entries(state).flatMap(([unit, { current }]) => (current ? [[unit, current]] : [])))
}

/** Returns the release of each unit in a combination; a unit that one version does not have is left out. */
export function releasesOf({ ids }: SkewReleases, combination: Combination): Record<string, string> {
  const found = Object.entries(combination).map(([unit, version]) => [unit, ids[version][unit]] as const)
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== undefined))
}

/**
 * Makes releases current together, through all checks of a promotion; returns the reason if they refuse it. Releases are
 * not checked against an API that does not list its calls.
 */
export async function findRefusal(
  { folder }: SkewReleases,
  releases: Record<string, string>,
  api?: OfferedCalls | undefined,
): Promise<string | undefined> {
  const readApi = api && (async () => api)
  return promote(openFolderStore(folder), releases, { ...author, readApi }).then(
    () => undefined,
    (error: Error) => error.message,
  )
}
