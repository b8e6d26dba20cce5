import { VENDOR_FOLDER, vendorFile } from './publish-release.ts'
import { type Author, documentPath, readRelease, readState } from './registry.ts'
import { appendEntry } from './release-log.ts'
import { foldLog } from './release-state.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Deletes releases of a unit, and the vendor chunks that only they use; a unit's current release and its canary stay.
 * Continues a deletion that was interrupted. Returns the ids of the deleted ones. Pages that were rendered from a deleted
 * release can load no more of its chunks.
 */
export async function removeReleases(
  store: ReleaseStore,
  unit: string,
  ids: string[],
  author: Author,
): Promise<string[]> {
  // Rejects before anything is recorded if a release is damaged, because it may use any chunk.
  await chunksInUse(store)
  const removed: string[] = []
  for (const id of ids) if (await recordRemoval(store, unit, id, author)) removed.push(id)
  if (removed.length === 0) return []
  const chunks = new Set((await Promise.all(removed.map(id => vendorChunksOf(store, unit, id)))).flat())
  for (const chunk of await chunksInUse(store)) chunks.delete(chunk)
  await store.remove([...chunks].flatMap(chunk => [chunk, `${chunk}.br`]))
  for (const id of removed) {
    const document = documentPath(unit, id)
    await store.remove((await store.list(`${unit}/${id}`)).filter(path => path !== document))
    // The last file, because a deletion that is continued reads it.
    await store.remove([document])
  }
  return removed
}

/**
 * Records a removal before any file is deleted, so that no rollback selects the release. Returns false if the release
 * stays, or if nothing of it is left.
 */
async function recordRemoval(store: ReleaseStore, unit: string, id: string, author: Author): Promise<boolean> {
  let wasRecorded = false
  const entry = await appendEntry(store, log => {
    const state = foldLog(log)[unit]
    if (state?.current === id || state?.canary?.id === id) return undefined
    if (state?.published.some(release => release.id === id))
      return { action: 'remove', releases: { [unit]: id }, ...author }
    wasRecorded = log.some(({ action, releases }) => action === 'remove' && releases[unit] === id)
    return undefined
  })
  return entry !== undefined || (wasRecorded && (await store.read(documentPath(unit, id))) !== undefined)
}

/** Returns the paths of the vendor chunks that published releases use. */
async function chunksInUse(store: ReleaseStore): Promise<string[]> {
  const chunks: string[] = []
  for (const [unit, { published }] of Object.entries(await readState(store)))
    for (const { id } of published) chunks.push(...(await vendorChunksOf(store, unit, id)))
  return chunks
}

/** Returns the paths of the vendor chunks that a release uses; none if its files are gone. */
async function vendorChunksOf(store: ReleaseStore, unit: string, id: string): Promise<string[]> {
  if (!(await store.read(documentPath(unit, id)))) return []
  const { integrity } = await readRelease(store, unit, id)
  const prefix = vendorFile('')
  const names = Object.keys(integrity).flatMap(file => (file.startsWith(prefix) ? file.slice(prefix.length) : []))
  return names.map(name => `${VENDOR_FOLDER}/${name}`)
}
