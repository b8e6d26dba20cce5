import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { vendorFile } from './publish-release.ts'
import { readRegistry, readRelease, writeRegistry } from './registry.ts'

/**
 * Deletes releases of a unit, and the vendor chunks that only they name; a unit's current release stays. Returns the ids
 * of the deleted ones. Pages that were rendered from a deleted release can load no more of its chunks.
 */
export async function removeReleases(folder: string, unit: string, ids: string[]): Promise<string[]> {
  const registry = await readRegistry(folder)
  const entry = registry.units[unit]
  const removed = ids.filter(id => id !== entry?.current)
  if (removed.length === 0) return []
  const chunks = new Set((await Promise.all(removed.map(id => vendorChunksOf(folder, unit, id)))).flat())
  if (entry) {
    // Updates the registry first, so that no rollback selects a release that is being deleted.
    registry.units[unit] = { ...entry, previous: entry.previous.filter(id => !removed.includes(id)) }
    await writeRegistry(folder, registry)
  }
  for (const id of removed) await rm(join(folder, unit, id), { recursive: true, force: true })
  for (const path of globSync('*/*/release.json', { cwd: folder })) {
    const [owner, id] = dirname(path).split(sep) as [string, string]
    for (const chunk of await vendorChunksOf(folder, owner, id)) chunks.delete(chunk)
  }
  for (const chunk of chunks) for (const ending of ['', '.br']) await rm(`${chunk}${ending}`, { force: true })
  return removed
}

/** Returns the paths of the vendor chunks that a release names; none if it was deleted before. */
async function vendorChunksOf(folder: string, unit: string, id: string): Promise<string[]> {
  const release = await readRelease(folder, unit, id).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const files = Object.keys(release?.integrity ?? {})
  return files.filter(file => file.startsWith(vendorFile(''))).map(file => join(folder, unit, id, file))
}
