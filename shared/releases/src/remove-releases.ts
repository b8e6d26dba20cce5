import { VENDOR_FOLDER, vendorFile } from './publish-release.ts'
import { type Author, readRelease, readState } from './registry.ts'
import { appendEntry } from './release-log.ts'
import { foldLog } from './release-state.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Deletes releases of a unit, and the vendor chunks that only they use; a unit's current release and its canary stay. Returns the ids
 * of the deleted ones. Pages that were rendered from a deleted release can load no more of its chunks.
 */
export async function removeReleases(
  store: ReleaseStore,
  unit: string,
  ids: string[],
  author: Author,
): Promise<string[]> {
  const removed: string[] = []
  for (const id of ids) {
    // Recorded first, so that no rollback selects a release that is being deleted.
    const entry = await appendEntry(store, log => {
      const state = foldLog(log)[unit]
      if (state?.current === id || state?.canary?.id === id || !state?.published.some(release => release.id === id))
        return undefined
      return { action: 'remove', releases: { [unit]: id }, ...author }
    })
    if (entry) removed.push(id)
  }
  if (removed.length === 0) return []
  const chunks = new Set((await Promise.all(removed.map(id => vendorChunksOf(store, unit, id)))).flat())
  for (const id of removed) await store.remove(await store.list(`${unit}/${id}`))
  for (const [owner, { published }] of Object.entries(await readState(store)))
    for (const { id } of published) for (const chunk of await vendorChunksOf(store, owner, id)) chunks.delete(chunk)
  await store.remove([...chunks].flatMap(chunk => [chunk, `${chunk}.br`]))
  return removed
}

/** Returns the paths of the vendor chunks that a release uses. */
async function vendorChunksOf(store: ReleaseStore, unit: string, id: string): Promise<string[]> {
  const { integrity } = await readRelease(store, unit, id)
  const prefix = vendorFile('')
  const names = Object.keys(integrity).flatMap(file => (file.startsWith(prefix) ? file.slice(prefix.length) : []))
  return names.map(name => `${VENDOR_FOLDER}/${name}`)
}
